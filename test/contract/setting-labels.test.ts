import { expect, test } from 'vitest'
import { sayAct, withDaysRead } from '#contract/acts.ts'
import { assistant } from '#contract/assistant/assistant.ts'
import { SETTINGS } from '#contract/settings.ts'
import { prices } from '#contract/stock/prices.ts'

const keys = Object.values(SETTINGS).flatMap((group) => Object.keys(group))

test.each(keys)('the audit log calls %s what people do, in each language', (key) => {
  for (const language of ['en', 'es'] as const)
    expect(sayAct('settings_changed', { settings: key }, language)).not.toContain(key)
})

test('the audit log says in words what many contacts were given, and what one agreed to', () => {
  expect(sayAct('contacts_changed', { change: 'stage: appt_scheduled, assignee: none' }, 'es')).toBe(
    'Cambió varios contactos: etapa: Cita agendada, agente: nadie',
  )
  expect(
    sayAct('consent_recorded', { contact: 'Ana', consent: 'informational + marketing, SMS: withdrawn' }, 'en'),
  ).toBe('Recorded Ana’s consent: their business + offers, SMS: withdrew')
})

test.each([
  ['en', 'Sealed a deleted contact’s sale file until Nov 29, 2028'],
  ['es', 'Selló hasta el 29 nov 2028 el archivo de la venta de un contacto borrado'],
] as const)('the audit log writes days as a reader of %s does', (language, sentence) => {
  expect(sayAct('sale_sealed', withDaysRead({ until: '2028-11-29' }, language), language)).toBe(sentence)
})

test.each([
  ['assistant', assistant.update.body],
  ['prices', prices.setPrices.body],
])('the audit log names every part of the %s that can be changed', (_, body) => {
  for (const field of Object.keys(body.shape))
    expect(sayAct('assistant_changed', { fields: field }, 'es')).not.toContain(`: ${field}`)
})
