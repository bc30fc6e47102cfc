import { expect, test } from 'vitest'
import { assistantRefusals } from '#contract/assistant/refusals.ts'
import { billingRefusals } from '#contract/billing/refusals.ts'
import { calendarRefusals } from '#contract/calendar/refusals.ts'
import { callsRefusals } from '#contract/calls/refusals.ts'
import { LabelNames } from '#contract/customers/labels.ts'
import { customersRefusals } from '#contract/customers/refusals.ts'
import { fieldWords, sayIssue } from '#contract/field-words.ts'
import { leavingRefusals } from '#contract/leaving/refusals.ts'
import { mailRefusals } from '#contract/messaging/mail-refusals.ts'
import { messagingRefusals } from '#contract/messaging/refusals.ts'
import { templateRefusals } from '#contract/messaging/template-refusals.ts'
import { outreachRefusals } from '#contract/outreach/refusals.ts'
import { peopleRefusals } from '#contract/people/refusals.ts'
import { listRefusals } from '#contract/platform/list-refusals.ts'
import { platformRefusals } from '#contract/platform/refusals.ts'
import { refusals } from '#contract/refusals.ts'
import { fileRefusals } from '#contract/stock/file-refusals.ts'
import { ftpRefusals } from '#contract/stock/ftp-refusals.ts'
import { stockRefusals } from '#contract/stock/refusals.ts'
import { rowWords } from '#contract/stock/row-words.ts'
import { runWords } from '#contract/stock/run-words.ts'
import { telephonyRefusals } from '#contract/telephony/refusals.ts'
import { senderRefusals } from '#contract/telephony/sender-refusals.ts'
import { type Refusal, type Sentence, say } from '#contract/words.ts'

const areas = [
  platformRefusals,
  listRefusals,
  fieldWords,
  peopleRefusals,
  customersRefusals,
  telephonyRefusals,
  senderRefusals,
  messagingRefusals,
  mailRefusals,
  templateRefusals,
  callsRefusals,
  calendarRefusals,
  stockRefusals,
  fileRefusals,
  ftpRefusals,
  assistantRefusals,
  outreachRefusals,
  billingRefusals,
  leavingRefusals,
]
const all = Object.entries<Refusal<never> | Sentence<never>>({ ...refusals, ...runWords, ...rowWords })

/** The arguments that a sentence reads, and the resulting text. */
function read(entry: Sentence<never>, language: 'en' | 'es') {
  const names = new Set<string>()
  const about = new Proxy({}, { get: (_, name) => names.add(String(name)) && 7 })
  return { said: say(entry as Sentence<object>, language, about), names: [...names].sort() }
}

test.each(all)('%s is said in both languages, and of the same things', (key, entry) => {
  for (const sentence of 'advice' in entry && entry.advice ? [entry, entry.advice] : [entry]) {
    const [en, es] = [read(sentence, 'en'), read(sentence, 'es')]
    expect(es.names).toEqual(en.names)
    for (const { said } of [en, es]) expect(String(said)).toMatch(/\S/)
    if (key !== 'other_address') expect(es.said).not.toBe(en.said)
  }
})

test('no key stands in two catalogues', () => {
  const keysOf = (catalogues: object[]) => catalogues.flatMap((catalogue) => Object.keys(catalogue)).toSorted()
  const keys = keysOf([...areas, runWords, rowWords])
  expect(keys).toEqual([...new Set(keys)])
  expect(Object.keys(refusals).toSorted()).toEqual(keysOf(areas))
})

test.each([
  ['en', 'Choose at most 37.'],
  ['es', 'Elige 37 como máximo.'],
] as const)('a list that holds too much is told so as a list (%s)', (language, words) => {
  const { error } = LabelNames.safeParse(Array(38).fill('Urgent'))
  expect(error?.issues.map((issue) => sayIssue(issue, language))).toEqual([words])
})
