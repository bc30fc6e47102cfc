/**
 * What the server says of runs, files and FTP servers, and the same in Spanish. `{…}` is whatever stands there, `(s)` an
 * s or none. A test looks through the server's code for sentences that are missing here.
 */
export const SENTENCES: readonly [english: string, spanish: string][] = [
  // Runs
  ['No active integrations to sync', 'No hay integraciones activas que sincronizar'],
  [
    'Applying this marks {gone} of {before} vehicles sold.',
    'Aplicarlo marca como vendidos {gone} de {before} vehículos.',
  ],
  ['Nothing has changed yet.', 'Todavía no cambió nada.'],
  [
    'The file has no vehicle for sale that could be read.',
    'El archivo no tiene ningún vehículo en venta que se pudiera leer.',
  ],
  ['The sync was interrupted. Nothing has changed.', 'La sincronización se interrumpió. No cambió nada.'],
  [
    'The sync was interrupted. Some vehicles may already match the new file; the next sync completes it.',
    'La sincronización se interrumpió. Algunos vehículos pueden estar ya como dice el archivo nuevo: la próxima los deja todos bien.',
  ],
  [
    'Already up to date: this is the file that was imported last.',
    'Ya está al día: el archivo es el mismo que se importó la última vez.',
  ],
  ['There is no CSV or TXT file on the FTP server.', 'No hay ningún archivo CSV o TXT en el servidor FTP.'],
  ['This file is no longer available.', 'Este archivo ya no está disponible.'],
  ['Sync again or upload it again.', 'Sincroniza de nuevo o súbelo otra vez.'],
  [
    'Something went wrong on our side. The next sync will try again.',
    'Algo falló de nuestro lado. La próxima sincronización lo intenta de nuevo.',
  ],
  ['Something went wrong on our side. Upload the file again.', 'Algo falló de nuestro lado. Sube el archivo otra vez.'],
  [
    'Another file is being imported. Try again when it finishes.',
    'Se está importando otro archivo. Inténtalo cuando termine.',
  ],
  [
    'A file is already being imported. Try again when it finishes.',
    'Ya se está importando un archivo. Inténtalo cuando termine.',
  ],
  ['This file is no longer waiting for review.', 'Este archivo ya no espera revisión.'],
  ['This file was discarded. Nothing has changed.', 'Este archivo se descartó. No cambió nada.'],
  [
    'A newer file replaced this one before it was reviewed.',
    'Un archivo más reciente reemplazó a este antes de que se revisara.',
  ],
  [
    'The server was disconnected before this file was reviewed.',
    'El servidor se desconectó antes de que se revisara este archivo.',
  ],
  [
    'This list is no longer kept. Sync again for a new one.',
    'Esta lista ya no se conserva. Sincroniza de nuevo para tener otra.',
  ],
  [
    'No file has been read yet. Sync once, then choose its columns.',
    'Aún no se leyó ningún archivo: sincroniza una vez y elige después sus columnas.',
  ],
  ['There is no such field.', 'Ese campo no existe.'],
  ['The file has no such column.', 'El archivo no tiene esa columna.'],

  // The dealer's server
  ['Too many attempts. Wait a while, then try again.', 'Demasiados intentos. Espera un momento e inténtalo de nuevo.'],
  ['The server refused the user name or the password.', 'El servidor rechazó el usuario o la contraseña.'],
  [
    'A user name or a password cannot hold line breaks.',
    'Ni el usuario ni la contraseña pueden tener saltos de línea.',
  ],
  [
    'This is SFTP, another protocol. Ask the provider for its FTP or FTPS server.',
    'Esto es SFTP, otro protocolo. Pide al proveedor su servidor FTP o FTPS.',
  ],
  [
    'Enter the server as a name, such as ftp.example.com, or name:port.',
    'Escribe el servidor como un nombre, por ejemplo ftp.example.com, o nombre:puerto.',
  ],
  ['There is no server named {host}.', 'No hay ningún servidor llamado {host}.'],
  ['The address of {host} could not be looked up now.', 'Ahora no se pudo encontrar la dirección de {host}.'],
  ['{host} is not a server on the internet.', '{host} no es un servidor de internet.'],
  ['Couldn’t connect to this server and port.', 'No se pudo conectar con este servidor y puerto.'],
  ['The server cannot be reached.', 'No se pudo conectar con el servidor.'],
  ['The server takes no connection now.', 'El servidor no acepta conexiones ahora.'],
  ['The server takes no login now.', 'El servidor no acepta inicios de sesión ahora.'],
  ['The server took too long {doing}.', 'El servidor tardó demasiado {doing}.'],
  ['The server was not done after {n} seconds.', 'El servidor no terminó en {n} segundos.'],
  ['The server failed {doing}.', 'El servidor falló {doing}.'],
  ['The server ended the connection while {doing}.', 'El servidor cerró la conexión {doing}.'],
  ['The connection failed while {doing} ({code}).', 'La conexión falló {doing} ({code}).'],
  ["The server's answer while {doing} is not FTP.", 'Lo que el servidor respondió {doing} no es FTP.'],
  [
    'The server answers, but opens no second connection for files (passive mode). Its firewall must let the passive ports through.',
    'El servidor responde, pero no abre una segunda conexión para archivos (modo pasivo). Su firewall debe dejar pasar los puertos pasivos.',
  ],
  [
    'The server offers no encryption. Only if you allow plain FTP, the password and the file travel readable for others.',
    'El servidor no ofrece cifrado. Solo si permites FTP sin cifrar, la contraseña y el archivo viajan a la vista de otros.',
  ],
  ['The server did not complete the encrypted connection.', 'El servidor no completó la conexión cifrada.'],
  [
    "The server's certificate is not to be trusted ({code}). Ask its operator for a valid one.",
    'El certificado del servidor no es de confianza ({code}). Pide a su operador uno válido.',
  ],
  ['There are too many files in the folder to list them.', 'Hay demasiados archivos en la carpeta para listarlos.'],
  [
    'The list of files that the server sent cannot be read.',
    'La lista de archivos que envió el servidor no se puede leer.',
  ],
  [
    '{name} is still being written. The next run tries again.',
    '{name} todavía se está escribiendo. La próxima sincronización lo intenta de nuevo.',
  ],
  ['{name} was replaced while it was being read.', '{name} fue reemplazado mientras se leía.'],
  ['{name} was taken away while it was being read.', '{name} fue retirado mientras se leía.'],
  [
    'The connection broke off before the whole file was there.',
    'La conexión se cortó antes de recibir todo el archivo.',
  ],
  ['The server broke off before the whole file was there.', 'El servidor se cortó antes de enviar todo el archivo.'],
  ['Only {n} of the {all} bytes of {name} came.', 'Solo llegaron {n} de los {all} bytes de {name}.'],
  ['The file is larger than {n} MB.', 'El archivo tiene más de {n} MB.'],
  [
    'The file could not be kept on our side ({code}). The next run tries again.',
    'No pudimos guardar el archivo de nuestro lado ({code}). La próxima sincronización lo intenta de nuevo.',
  ],

  // The file
  ['The file is empty.', 'El archivo está vacío.'],
  ['The file ends early: {n} of {all} bytes arrived.', 'El archivo está cortado: llegaron {n} de {all} bytes.'],
  ['This is not a text file.', 'No es un archivo de texto.'],
  ['This is an Excel workbook, not a text file.', 'Es un libro de Excel, no un archivo de texto.'],
  [
    'This is an Excel workbook of the old kind (.xls), not a text file.',
    'Es un libro de Excel antiguo (.xls), no un archivo de texto.',
  ],
  ['This is a PDF document, not a text file.', 'Es un documento PDF, no un archivo de texto.'],
  ['This is a picture, not a text file.', 'Es una imagen, no un archivo de texto.'],
  [
    'This is a text document with formatting (RTF), not a list.',
    'Es un documento de texto con formato (RTF), no una lista.',
  ],
  ['This is a ZIP archive.', 'Es un archivo ZIP.'],
  ['This is an archive.', 'Es un archivo comprimido.'],
  ['Unpack it and send the file that is inside.', 'Descomprímelo y envía el archivo que contiene.'],
  [
    'This is a web page, perhaps the error page of a server, not a vehicle list.',
    'Es una página web, quizá el aviso de error de un servidor, no una lista de vehículos.',
  ],
  ['This is an XML file. XML feeds cannot be read.', 'Es un archivo XML. Los archivos XML no se pueden leer.'],
  ['This is a JSON file. JSON feeds cannot be read.', 'Es un archivo JSON. Los archivos JSON no se pueden leer.'],
  [
    'Please export the vehicle list as CSV or tab-separated text.',
    'Exporta la lista de vehículos como CSV o texto con tabuladores.',
  ],
  ['The gzip archive is damaged or incomplete.', 'El archivo gzip está dañado o incompleto.'],
  ['Please send the file again.', 'Envíalo de nuevo.'],
  [
    'Unpacked, the file is larger than 512 MB. That is no vehicle list.',
    'Descomprimido, el archivo tiene más de 512 MB. Eso no es una lista de vehículos.',
  ],
  [
    'The first line is longer than 256 kB: it cannot be the names of columns.',
    'La primera línea tiene más de 256 kB: no puede ser la de los nombres de las columnas.',
  ],
  [
    'The first line has {n} columns; a vehicle list has {all} at most.',
    'La primera línea tiene {n} columnas; una lista de vehículos tiene {all} como máximo.',
  ],
  [
    "The file has more than {n} vehicles: it cannot be one dealership's inventory.",
    'El archivo tiene más de {n} vehículos: no puede ser el inventario de una agencia.',
  ],
  [
    "The file has more than {n} rows: it cannot be one dealership's inventory.",
    'El archivo tiene más de {n} filas: no puede ser el inventario de una agencia.',
  ],
  [
    "The file takes too long to read: its quotation marks, lines or cells are not a list's.",
    'El archivo tarda demasiado en leerse: sus comillas, líneas o celdas no son las de una lista.',
  ],
  [
    'The file has no header: its first line already is a vehicle.',
    'Al archivo le falta el encabezado: su primera línea ya es un vehículo.',
  ],
  [
    'Ask for the file to be sent with the names of its columns in the first line.',
    'Pide que lo envíen con los nombres de las columnas en la primera línea.',
  ],
  [
    'No column holds {missing}. The first line reads: {seen}.',
    'Ninguna columna contiene {missing}. La primera línea dice: {seen}.',
  ],
  ['You can choose the columns yourself.', 'Puedes elegir tú las columnas.'],
]

/** What can stand for `{doing}`, `{missing}` and `{seen}`. */
export const PARTS = new Map(
  Object.entries({
    connecting: 'al conectar',
    'setting up encryption': 'al cifrar la conexión',
    'logging in': 'al iniciar sesión',
    'listing its files': 'al listar sus archivos',
    'sending the file': 'al enviar el archivo',
    'a make, a model or a title': 'la marca, el modelo o el título',
    'a VIN or a stock number': 'el VIN o el número de inventario',
    nothing: 'nada',
  }),
)
