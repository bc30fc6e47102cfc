import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ERROR_CODES } from '#contract/errors.ts'
import { failureTexts } from '../../web/src/app/failure-texts.ts'
import { appTexts } from '../../web/src/app/texts.ts'
import { accountTexts } from '../../web/src/features/accounts/texts.ts'
import { chatTexts } from '../../web/src/features/chats/texts.ts'
import { dashboardTexts } from '../../web/src/features/dashboard/texts.ts'
import { publicTexts } from '../../web/src/features/public/texts.ts'
import { settingsTexts } from '../../web/src/features/settings/texts.ts'
import type { Text, Texts } from '../../web/src/lib/language/catalogue.ts'
import { phoneText } from '../../web/src/lib/language/phone-text.ts'
import { inSpanish, serverSentences } from '../../web/src/lib/language/server-sentences.ts'
import { common, sayIn } from '../../web/src/lib/language/text.ts'

const texts = {
  en: { hello: 'Hello, {name}', cars: { one: '{count} car', other: '{count} cars' } },
  es: { hello: 'Hola, {name}', cars: { one: '{count} auto', other: '{count} autos' } },
} as const

test.each([
  ['en', 1, '1 car'],
  ['en', 0, '0 cars'],
  ['en', 12_000, '12,000 cars'],
  ['es', 1, '1 auto'],
  ['es', 12_000, '12,000 autos'],
] as const)('in %s, %i is said as "%s"', (language, count, said) => {
  expect(sayIn(texts, language)('cars', { count })).toBe(said)
})

test('a value is said as it is, also where it looks like a place', () => {
  expect(sayIn(texts, 'es')('hello', { name: '{name} $& O’Hara' })).toBe('Hola, {name} $& O’Hara')
})

test.each([
  ['+15125550100', '(512) 555-0100'],
  ['whatsapp:+15125550100', '(512) 555-0100'],
  ['+528112345678', '+52 81 1234 5678'],
  ['72645', '72645'],
  ['Marisol Vega', 'Marisol Vega'],
  ['Call 512 555 0100', 'Call 512 555 0100'],
])('the telephone number %s is shown as %s', (address, shown) => {
  expect(phoneText(address)).toBe(shown)
})

test.each(ERROR_CODES)('the error code %s has words in both languages', (code) => {
  for (const catalogue of [common.en, common.es]) expect(catalogue[`error_${code}`]).toMatch(/\w+ \w+/)
})

const catalogues: Record<string, Texts> = {
  common,
  appTexts,
  failureTexts,
  accountTexts,
  chatTexts,
  dashboardTexts,
  publicTexts,
  settingsTexts,
}
test.each(Object.entries(catalogues))('both languages of %s fill in the same values', (_, { en, es }) => {
  const places = (catalogue: Record<string, Text>) =>
    Object.entries(catalogue).map(([key, text]) => [
      key,
      [...new Set(JSON.stringify(text).match(/\{\w+\}/g))].sort(),
      typeof text,
    ])
  expect(places(es)).toEqual(places(en))
})

test('Spanish is that of a Mexican-American reader, its numbers those of the United States', () => {
  const root = join(import.meta.dirname, '../..')
  const files = ['web/src/**/*.ts', 'functions/core/**/texts.ts', 'web/pages/texts/es.ts'].flatMap((pattern) =>
    globSync(pattern, { cwd: root }).filter((file) => !file.startsWith('web/src/ui/')),
  )
  const foreign =
    /\b(concesionarios?|vídeos?|móvil(es)?|ordenador(es)?|cortafuegos|existencias|introduc\w+)\b|\d\.\d{3}(?!\d)/i
  expect(files.filter((file) => foreign.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  ['Twilio answered: Authenticate (20003)', 'Twilio respondió: Authenticate (20003)'],
  [
    'Twilio did not accept the account SID and auth token: Authenticate (20003)',
    'Twilio no aceptó el SID de la cuenta y el token de autenticación: Authenticate (20003)',
  ],
  ['This contact has no number for this channel.', 'Este contacto no tiene número para este canal.'],
  ['A sentence of tomorrow.', undefined],
])('the refusal “%s” is told in Spanish with what it quotes', (english, spanish) => {
  expect(inSpanish(english)).toBe(spanish)
})

test('every sentence that the contract says about a field is there in Spanish, too', () => {
  const folder = join(import.meta.dirname, '../../functions/contract')
  const code = globSync('**/*.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  const sentences = [...code.matchAll(/'([A-Z][^'\n]* [^'\n]*\.)'/g)].map(([, sentence = '']) => sentence)
  expect(sentences).toContain('Use at least 8 characters.')
  expect(sentences.filter((sentence) => !(sentence in serverSentences))).toEqual([])
})
