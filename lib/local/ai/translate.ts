import type { Language } from './read-customer.ts'

/** English and Spanish, the longer phrases before their parts. What is not here stays as it was written. */
const PAIRS: [en: string, es: string][] = [
  ['what documents do I need', 'qué documentos necesito'],
  ['is it still available', 'todavía está disponible'],
  ['I am interested in', 'me interesa'],
  ['would you like to', 'le gustaría'],
  ['do you have', 'tienen'],
  ['I am looking for', 'busco'],
  ['how much is', 'cuánto cuesta'],
  ['how much', 'cuánto'],
  ['good morning', 'buenos días'],
  ['good afternoon', 'buenas tardes'],
  ['thank you very much', 'muchas gracias'],
  ['thank you', 'gracias'],
  ['thanks', 'gracias'],
  ['are you open', 'están abiertos'],
  ['on Sunday', 'el domingo'],
  ['on Saturday', 'el sábado'],
  ['test drive', 'prueba de manejo'],
  ['down payment', 'enganche'],
  ['one owner', 'un solo dueño'],
  ['yes, it is', 'sí'],
  ['see it', 'verlo'],
  ['come in', 'venir'],
  ['hello', 'hola'],
  ['hi', 'hola'],
  ['the truck', 'la camioneta'],
  ['the car', 'el carro'],
  ['truck', 'camioneta'],
  ['vehicle', 'vehículo'],
  ['car', 'carro'],
  ['price', 'precio'],
  ['appointment', 'cita'],
  ['miles', 'millas'],
  ['today', 'hoy'],
  ['tomorrow', 'mañana'],
  ['Monday', 'lunes'],
  ['Friday', 'viernes'],
  ['please', 'por favor'],
  ['with', 'con'],
  ['without', 'sin'],
  ['for', 'para'],
  ['and', 'y'],
  ['or', 'o'],
  ['but', 'pero'],
  ['my', 'mi'],
  ['yes', 'sí'],
  ['the', 'el'],
  ['from', 'desde'],
  ['when', 'cuándo'],
  ['where', 'dónde'],
  ['can I', 'puedo'],
  ['I want', 'quiero'],
  ['I need', 'necesito'],
]

/** Phrase by phrase. */
export function translate(text: string, to: Language): string {
  const pairs = to === 'es' ? PAIRS : PAIRS.map(([en, es]) => [es, en] as const)
  const words = new Map(pairs.toReversed().map(([from, into]) => [from.toLowerCase(), into]))
  const phrases = [...words.keys()].toSorted((a, b) => b.length - a.length)
  // Letters with accents are no word boundary for `\b`.
  const pattern = new RegExp(`(?<!\\p{L})(${phrases.join('|')})(?!\\p{L})`, 'giu')
  const translated = text.replace(pattern, (found) => {
    const into = words.get(found.toLowerCase()) ?? found
    return /^\p{Lu}/u.test(found) ? into.replace(/^./u, (letter) => letter.toUpperCase()) : into
  })
  return to === 'es' ? opened(translated) : translated.replace(/[¿¡]/g, '')
}

/** Spanish opens what it asks or exclaims. */
const opened = (text: string) =>
  text
    .replace(/(^|[.!?]\s+)([^.!?¿]+\?)/g, (_, before: string, asked: string) => `${before}¿${asked}`)
    .replace(/(^|[.!?]\s+)([^.!?¡]+!)/g, (_, before: string, said: string) => `${before}¡${said}`)
