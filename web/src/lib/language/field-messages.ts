/** What the contract's schemas say about a field, in Spanish; the English sentence is the key. */
export const fieldMessages: Readonly<Record<string, string>> = {
  'Use at least 8 characters.': 'Usa al menos 8 caracteres.',
  'Use at least one lower-case letter.': 'Usa al menos una letra minúscula.',
  'Use at least one upper-case letter.': 'Usa al menos una letra mayúscula.',
  'Use at least one digit.': 'Usa al menos un número.',
  'Write a message.': 'Escribe un mensaje.',
  'Write the number as +15551234567.': 'Escribe el número como +15551234567.',
  'Write the sender as whatsapp:+15551234567.': 'Escribe el remitente como whatsapp:+15551234567.',
  'This begins with AC and has 34 characters.': 'Empieza por AC y tiene 34 caracteres.',
  'This begins with MG and has 34 characters.': 'Empieza por MG y tiene 34 caracteres.',
  'This begins with SK and has 34 characters.': 'Empieza por SK y tiene 34 caracteres.',
  'This begins with AP and has 34 characters.': 'Empieza por AP y tiene 34 caracteres.',
  'Invalid email address': 'La dirección de correo no es válida.',
}
