import { expect, test } from 'vitest'
import { neededFor, toForm } from '../../web/src/features/contacts/form/contact-form.ts'

test.each([
  ['', '', ['first_name', 'last_name', 'phone']],
  ['', '+16285550199', ['first_name', 'last_name']],
  ['', '  ', ['first_name', 'last_name', 'phone']],
])('a new person with the phone “%s” and the WhatsApp number “%s” needs %j', (phone, whatsapp_number, needed) => {
  expect(neededFor(undefined, { ...toForm(undefined), phone, whatsapp_number })).toEqual(needed)
})
