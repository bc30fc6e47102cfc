import { grouped, type Refusal, refusal, type Sentence, say } from '#contract/words.ts'

/** The step that failed. */
const DOING = {
  en: {
    connect: 'connecting',
    encrypt: 'setting up encryption',
    login: 'logging in',
    list: 'listing its files',
    read: 'sending the file',
  },
  es: {
    connect: 'al conectar',
    encrypt: 'al cifrar la conexión',
    login: 'al iniciar sesión',
    list: 'al listar sus archivos',
    read: 'al enviar el archivo',
  },
}
export type FtpStage = keyof typeof DOING.en

/** The dealer's server's own words, if any, quoted verbatim. */
type Quoting = { quote?: string }

/** A sentence about the dealer's server, which may end with that server's own words. */
function ofServer<About = Quoting>(entry: Sentence<About>): Refusal<About & Quoting> {
  const quoted = (quote: string | undefined, words: string) => (quote ? ` ${words} ${quote}` : '')
  return refusal<About & Quoting>({
    code: 'invalid',
    en: (about) => say(entry, 'en', about) + quoted(about.quote, 'The server said:'),
    es: (about) => say(entry, 'es', about) + quoted(about.quote, 'El servidor dijo:'),
  })
}

type Doing = { stage: FtpStage }
type OfHost = { host: string }
type OfFile = { name: string }

/** The reasons why the dealer's server gave no file. */
export const ftpRefusals = {
  ftp_is_sftp: ofServer({
    en: 'This is SFTP, another protocol. Ask the provider for its FTP or FTPS server.',
    es: 'Esto es SFTP, otro protocolo. Pídele al proveedor su servidor FTP o FTPS.',
  }),
  ftp_server_wrong: ofServer({
    en: 'Enter the server as a name, such as ftp.example.com, or name:port.',
    es: 'Escribe el servidor como un nombre, por ejemplo ftp.example.com, o nombre:puerto.',
  }),
  ftp_host_unknown: ofServer({
    en: ({ host }: OfHost) => `There is no server named ${host}.`,
    es: ({ host }) => `No hay ningún servidor llamado ${host}.`,
  }),
  ftp_host_not_found_now: ofServer({
    en: ({ host }: OfHost) => `The address of ${host} could not be looked up now.`,
    es: ({ host }) => `En este momento no se pudo encontrar la dirección de ${host}.`,
  }),
  ftp_host_private: ofServer({
    en: ({ host }: OfHost) => `${host} is not a server on the internet.`,
    es: ({ host }) => `${host} no es un servidor de internet.`,
  }),
  ftp_connection_refused: ofServer({
    en: 'Couldn’t connect to this server and port.',
    es: 'No se pudo conectar con este servidor y puerto.',
  }),
  ftp_unreachable: ofServer({ en: 'The server cannot be reached.', es: 'No se pudo llegar al servidor.' }),
  ftp_connection_failed: ofServer({
    en: ({ stage, code }: Doing & { code: string }) => `The connection failed while ${DOING.en[stage]} (${code}).`,
    es: ({ stage, code }) => `La conexión falló ${DOING.es[stage]} (${code}).`,
  }),
  ftp_connection_ended: ofServer({
    en: ({ stage }: Doing) => `The server ended the connection while ${DOING.en[stage]}.`,
    es: ({ stage }) => `El servidor cerró la conexión ${DOING.es[stage]}.`,
  }),
  ftp_busy: ofServer({
    en: 'The server isn’t accepting connections at the moment.',
    es: 'El servidor no acepta conexiones en este momento.',
  }),
  ftp_no_data_connection: ofServer({
    en: 'The server answers, but opens no second connection for files (passive mode). Its firewall must let the passive ports through.',
    es: 'El servidor responde, pero no abre una segunda conexión para archivos (modo pasivo). Su firewall debe dejar pasar los puertos pasivos.',
  }),
  ftp_slow: ofServer({
    en: ({ stage }: Doing) => `The server took too long ${DOING.en[stage]}.`,
    es: ({ stage }) => `El servidor tardó demasiado ${DOING.es[stage]}.`,
  }),
  ftp_not_done: ofServer({
    en: ({ seconds }: { seconds: number }) => `The server was not done after ${seconds} seconds.`,
    es: ({ seconds }) => `El servidor no terminó en ${seconds} segundos.`,
  }),
  ftp_not_encrypted: ofServer({
    en: 'The server offers no encryption. If you allow plain FTP, others can read the password and the file on their way.',
    es: 'El servidor no ofrece cifrado. Si permites FTP sin cifrar, otros podrán leer la contraseña y el archivo en el camino.',
  }),
  ftp_encryption_failed: ofServer({
    en: 'The server did not complete the encrypted connection.',
    es: 'El servidor no completó la conexión cifrada.',
  }),
  ftp_certificate_wrong: ofServer({
    en: ({ code }: { code: string }) =>
      `The server’s certificate can’t be trusted (${code}). Ask its operator for a valid one.`,
    es: ({ code }) => `El certificado del servidor no es de confianza (${code}). Pídele uno válido a su operador.`,
  }),
  ftp_login_wrong: ofServer({
    en: 'The server rejected the username or password.',
    es: 'El servidor rechazó el usuario o la contraseña.',
  }),
  ftp_login_has_breaks: ofServer({
    en: 'A user name or a password cannot hold line breaks.',
    es: 'Ni el usuario ni la contraseña pueden tener saltos de línea.',
  }),
  ftp_login_busy: ofServer({
    en: 'The server isn’t accepting logins at the moment.',
    es: 'El servidor no acepta inicios de sesión en este momento.',
  }),
  ftp_failed: ofServer({
    en: ({ stage }: Doing) => `The server failed ${DOING.en[stage]}.`,
    es: ({ stage }) => `El servidor falló ${DOING.es[stage]}.`,
  }),
  ftp_answer_unreadable: ofServer({
    en: ({ stage }: Doing) => `The server’s answer while ${DOING.en[stage]} is not FTP.`,
    es: ({ stage }) => `Lo que el servidor respondió ${DOING.es[stage]} no es FTP.`,
  }),
  ftp_list_too_long: ofServer({
    en: 'There are too many files in the folder to list them.',
    es: 'Hay demasiados archivos en la carpeta para listarlos.',
  }),
  ftp_list_unreadable: ofServer({
    en: 'The list of files that the server sent cannot be read.',
    es: 'La lista de archivos que envió el servidor no se puede leer.',
  }),
  ftp_no_feed: ofServer({
    en: 'There is no CSV, TXT, or ZIP file on the FTP server.',
    es: 'No hay ningún archivo CSV, TXT o ZIP en el servidor FTP.',
  }),
  ftp_file_growing: ofServer({
    en: ({ name }: OfFile) => `${name} is still being written. The next run tries again.`,
    es: ({ name }) => `${name} todavía se está escribiendo. La próxima sincronización lo intentará de nuevo.`,
  }),
  ftp_file_replaced: ofServer({
    en: ({ name }: OfFile) => `${name} was replaced while it was being read.`,
    es: ({ name }) => `${name} fue reemplazado mientras se leía.`,
  }),
  ftp_file_removed: ofServer({
    en: ({ name }: OfFile) => `${name} was taken away while it was being read.`,
    es: ({ name }) => `${name} fue retirado mientras se leía.`,
  }),
  ftp_connection_broke: ofServer({
    en: 'The connection was lost before the whole file arrived.',
    es: 'La conexión se cortó antes de recibir todo el archivo.',
  }),
  ftp_server_broke_off: ofServer({
    en: 'The server hung up before the whole file arrived.',
    es: 'El servidor interrumpió el envío antes de terminar el archivo.',
  }),
  ftp_file_cut_short: ofServer({
    en: ({ name, bytes, size }: OfFile & { bytes: number; size: number }) =>
      `Only ${grouped(bytes, 'en')} of the ${grouped(size, 'en')} bytes of ${name} arrived.`,
    es: ({ name, bytes, size }) =>
      `Solo llegaron ${grouped(bytes, 'es')} de los ${grouped(size, 'es')} bytes de ${name}.`,
  }),
  ftp_file_too_large: ofServer({
    en: ({ megabytes }: { megabytes: number }) => `The file is larger than ${megabytes} MB.`,
    es: ({ megabytes }) => `El archivo tiene más de ${megabytes} MB.`,
  }),
  ftp_file_not_kept: ofServer({
    en: ({ code }: { code: string }) => `The file could not be kept on our side (${code}). The next run tries again.`,
    es: ({ code }) =>
      `No pudimos guardar el archivo de nuestro lado (${code}). La próxima sincronización lo intentará de nuevo.`,
  }),
}
