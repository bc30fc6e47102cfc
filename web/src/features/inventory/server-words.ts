import { ApiError } from '../../lib/api-error.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { currentLanguage } from '../../lib/language/language.ts'

/** What the server says of runs, files and FTP servers, in Spanish. A dealer's own server is quoted as it speaks. */
const SPANISH: readonly [RegExp, string][] = [
  [/^No active integrations to sync$/, 'No hay integraciones activas que sincronizar'],
  [
    /With this file (\d+) of your (\d+) cars? would be gone\./,
    'Con este archivo desaparecerían $1 de tus $2 vehículos.',
  ],
  [
    /The file has no car that could be read, and your (\d+) cars? would be gone\./,
    'El archivo no tiene ningún vehículo legible y tus $1 vehículos desaparecerían.',
  ],
  [/Nothing has changed yet: confirm it if this is right\./, 'Todavía no cambió nada: confírmalo si es correcto.'],
  [/The file has no car that could be read\./, 'El archivo no tiene ningún vehículo legible.'],
  [
    /The run was interrupted before it was done\. Nothing has changed\./,
    'La sincronización se interrumpió. No cambió nada.',
  ],
  [
    /The run was interrupted before it was done\. Some cars may [^.]+\./,
    'La sincronización se interrumpió. Algunos vehículos pueden estar ya como dice el archivo nuevo: la próxima los deja todos bien.',
  ],
  [/There is no CSV or TXT file on the FTP server\./, 'No hay ningún archivo CSV o TXT en el servidor FTP.'],
  [/The file is no longer kept\. .*/, 'El archivo ya no se conserva. Sincroniza de nuevo o súbelo otra vez.'],
  [
    /Something went wrong on our side\. The next run tries again\./,
    'Algo falló de nuestro lado. La próxima vez se reintenta.',
  ],
  [/Another file is being brought in\. .*/, 'Se está importando otro archivo. Inténtalo cuando termine.'],
  [/A file is being brought in\. .*/, 'Se está importando un archivo. Inténtalo cuando termine.'],
  [/This run does not wait for a confirmation\./, 'Esta sincronización no espera confirmación.'],
  [/A newer file was brought in since: .*/, 'Desde entonces se importó un archivo más nuevo: este ya no cuenta.'],
  [/The server refused the user name or the password\./, 'El servidor rechazó el usuario o la contraseña.'],
  [/There is no server named (\S+)\.(?= |$)/, 'No hay ningún servidor llamado $1.'],
  [/(\S+) is not a server on the internet\./, '$1 no es un servidor de internet.'],
  [/Nothing answers at this server and port\./, 'Nada responde en este servidor y puerto.'],
  [/The server cannot be reached\./, 'No se puede contactar con el servidor.'],
  [/The server took too long [a-z ]+\./, 'El servidor tardó demasiado.'],
  [/The server takes no (connection|login) now\./, 'El servidor no acepta conexiones ahora.'],
  [
    /The server offers no encryption\. [^.]+\./,
    'El servidor no ofrece cifrado. Solo con FTP sin cifrar permitido se puede usar.',
  ],
  [/The server did not complete the encrypted connection\./, 'El servidor no completó la conexión cifrada.'],
  [
    /The server's certificate is not to be trusted \((\w+)\)\. .*/,
    'El certificado del servidor no es de confianza ($1).',
  ],
  [
    /The (connection|server) broke off before the whole file was there\./,
    'La conexión se cortó antes de recibir todo el archivo.',
  ],
  [/Only (\d+) of the (\d+) bytes of (\S+) came\./, 'Solo llegaron $1 de los $2 bytes de $3.'],
  [/This is a ZIP archive\. [^.]+\./, 'Es un archivo ZIP. Descomprímelo y envía el archivo que contiene.'],
  [/This is an Excel workbook[^.]*(\.xls\))?[^.]*\./, 'Es un libro de Excel, no un archivo de texto.'],
  [/The file is empty\./, 'El archivo está vacío.'],
  [
    /Please export the vehicle list as CSV or tab-separated text\./,
    'Exporta la lista de vehículos como CSV o texto con tabuladores.',
  ],
  [/The server said: /, 'El servidor dijo: '],
]

/** A sentence of the server in the person's language, as far as it is known there. */
export const serverWords = (said: string): string =>
  currentLanguage() === 'en' ? said : SPANISH.reduce((text, [english, spanish]) => text.replace(english, spanish), said)

/** Why a call failed: here the server's sentence tells more than its code does. */
export const refusalWords = (error: unknown, otherwise?: string): string =>
  error instanceof ApiError && error.code !== 'offline' && error.code !== 'internal'
    ? serverWords(error.message)
    : errorText(error, otherwise)
