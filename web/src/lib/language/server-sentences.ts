/** What the server says of a field or of the whole call, in Spanish; the English sentence is the key. */
export const serverSentences: Readonly<Record<string, string>> = {
  'Use at least 8 characters.': 'Usa al menos 8 caracteres.',
  'Use at least one lower-case letter.': 'Usa al menos una letra minúscula.',
  'Use at least one upper-case letter.': 'Usa al menos una letra mayúscula.',
  'Use at least one digit.': 'Usa al menos un número.',
  'Write a message.': 'Escribe un mensaje.',
  'Only text can be sent.': 'Solo se puede enviar texto.',
  'Account SID is required.': 'El SID de la cuenta es obligatorio.',
  'Auth token is required.': 'El token de autenticación es obligatorio.',
  "Enter this account's auth token.": 'Escribe el token de autenticación de esta cuenta.',
  'Enter a phone number, like (512) 555-0100.': 'Escribe un número de teléfono, por ejemplo (512) 555-0100.',
  'Must start with AC and have 34 characters.': 'Debe empezar con AC y tener 34 caracteres.',
  'Must start with MG and have 34 characters.': 'Debe empezar con MG y tener 34 caracteres.',
  'Must start with SK and have 34 characters.': 'Debe empezar con SK y tener 34 caracteres.',
  'Must start with AP and have 34 characters.': 'Debe empezar con AP y tener 34 caracteres.',
  'Enter the password you chose when you signed up.': 'Escribe la contraseña que elegiste al registrarte.',
  'Email and password are required.': 'El correo y la contraseña son obligatorios.',
  'Enter a valid email.': 'La dirección de correo no es válida.',
  'Do not begin or end with a space.': 'Que no empiece ni termine con un espacio.',
  'Enter the make.': 'Escribe la marca.',
  'Enter the model.': 'Escribe el modelo.',
  'A file may hold 50 MB at most.': 'Un archivo puede tener 50 MB como máximo.',
  'A VIN has 17 letters and digits, never I, O or Q.': 'Un VIN tiene 17 letras y números, nunca I, O ni Q.',
  'A picture needs an https address.': 'Una foto necesita una dirección https.',
  'Please fill in all connection fields': 'Completa todos los campos de conexión',
  'The customer has just written. Read the message, then try again.':
    'El cliente acaba de escribir. Lee el mensaje e inténtalo de nuevo.',
  'Save the Twilio account SID and auth token first.':
    'Guarda primero el SID de la cuenta y el token de autenticación de Twilio.',
  'This contact has no number for this channel.': 'Este contacto no tiene número para este canal.',
  'No Twilio sender is connected for this channel. A manager can connect one in Settings.':
    'No hay ningún remitente de Twilio para este canal. Un gerente puede conectar uno en Configuración.',
  'A file is being imported. Try again when it finishes.': 'Se está importando un archivo. Inténtalo cuando termine.',
}

/** Those that quote something, which stays as it was said. */
const quoting: readonly [english: RegExp, spanish: string][] = [
  [
    /^Twilio did not accept the account SID and auth token: (.+)$/s,
    'Twilio no aceptó el SID de la cuenta y el token de autenticación: $1',
  ],
  [/^Twilio answered: (.+)$/s, 'Twilio respondió: $1'],
  [/^Twilio did not give out this file \((\d+)\)\.$/, 'Twilio no entregó este archivo ($1).'],
]

/** The server's sentence in Spanish; undefined where it is not known there. */
export function inSpanish(sentence: string): string | undefined {
  const [english, spanish] = quoting.find(([pattern]) => pattern.test(sentence)) ?? []
  return english && spanish ? sentence.replace(english, spanish) : serverSentences[sentence]
}
