import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appTexts } from '../../web/src/app/texts.ts'
import { accountTexts } from '../../web/src/features/accounts/texts.ts'
import { chatTexts } from '../../web/src/features/chats/texts.ts'
import { dashboardTexts } from '../../web/src/features/dashboard/texts.ts'
import { notificationTexts } from '../../web/src/features/notifications/texts.ts'
import { publicTexts } from '../../web/src/features/public/texts.ts'
import { agentTexts } from '../../web/src/features/settings/agents/texts.ts'
import { aiTexts } from '../../web/src/features/settings/ai/texts.ts'
import { assignmentTexts } from '../../web/src/features/settings/assignment/texts.ts'
import { hoursTexts } from '../../web/src/features/settings/hours/texts.ts'
import { systemTexts } from '../../web/src/features/settings/system/texts.ts'
import { settingsTexts } from '../../web/src/features/settings/texts.ts'
import { twilioTexts } from '../../web/src/features/settings/twilio/texts.ts'
import { fieldPhone, phoneText } from '../../web/src/lib/language/phone-text.ts'
import { sayIn } from '../../web/src/lib/language/text.ts'
import type { Text, Texts } from '../../web/src/lib/language/text-types.ts'
import { common } from '../../web/src/lib/language/texts.ts'
import { failureTexts } from '../../web/src/parts/failure-texts.ts'

const texts = {
  hello: { en: 'Hello, {name}', es: 'Hola, {name}' },
  vehicles: { en: { one: '{count} car', other: '{count} cars' }, es: { one: '{count} auto', other: '{count} autos' } },
} as const

test.each([
  ['en', 1, '1 car'],
  ['en', 0, '0 cars'],
  ['en', 12_000, '12,000 cars'],
  ['es', 1, '1 auto'],
  ['es', 12_000, '12,000 autos'],
] as const)('in %s, %i is said as "%s"', (language, count, said) => {
  expect(sayIn(texts, language)('vehicles', { count })).toBe(said)
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
  ['messenger:1234567890123456', 'Messenger 1234567890123456'],
  ['rbm:agent', 'RCS agent'],
])('the telephone number %s is shown as %s', (address, shown) => {
  expect(phoneText(address)).toBe(shown)
})

test.each([
  ['+15125550100', 'US', '(512) 555-0100'],
  ['+15125550100', 'MX', '+1 512 555 0100'],
  ['whatsapp:+528112345678', 'MX', '+52 81 1234 5678'],
  ['+528112345678', 'US', '+52 81 1234 5678'],
  ['72645', 'MX', '72645'],
] as const)('in a field the number %s stands so that %s reads it back: %s', (address, country, shown) => {
  expect(fieldPhone(address, country)).toBe(shown)
})

const catalogues: Record<string, Texts> = {
  common,
  appTexts,
  failureTexts,
  accountTexts,
  chatTexts,
  dashboardTexts,
  publicTexts,
  notificationTexts,
  settingsTexts,
  twilioTexts,
  aiTexts,
  assignmentTexts,
  agentTexts,
  hoursTexts,
  systemTexts,
}
test.each(Object.entries(catalogues))('both languages of %s fill in the same values', (_, catalogue) => {
  const places = (text: Text) => [
    typeof text,
    ...new Set(
      JSON.stringify(text)
        .match(/\{\w+\}/g)
        ?.toSorted(),
    ),
  ]
  for (const { en, es } of Object.values(catalogue)) expect(places(es)).toEqual(places(en))
})

test('Spanish is that of a Mexican-American reader, its numbers those of the United States', () => {
  const root = join(import.meta.dirname, '../..')
  const files = [
    'web/src/**/*.ts',
    'functions/contract/**/{refusals,*-refusals,*-words}.ts',
    'functions/core/**/texts.ts',
    'web/pages/texts/es.ts',
  ].flatMap((pattern) => globSync(pattern, { cwd: root }).filter((file) => !file.startsWith('web/src/ui/')))
  const foreign =
    /\b(concesionarios?|vídeos?|móvil(es)?|ordenador(es)?|cortafuegos|existencias|introduce(?=\s)|introduc(?:en|ir|ido|iendo))\b|\d\.\d{3}(?!\d)/i
  expect(files.filter((file) => foreign.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
