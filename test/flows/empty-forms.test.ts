import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOrganization } from '../cloud.ts'
import { usePages } from './pages.ts'

const { visit } = usePages()

/** The marked fields of a page with the words that a screen reader reads for each, and where the focus is. */
const marksOn = (page: Page) =>
  page.evaluate(() => {
    const labelOf = (field: Element | null) => (field as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ''
    const wordsOf = (field: Element) =>
      document.getElementById(field.getAttribute('aria-errormessage') ?? '')?.textContent ?? ''
    const fields = [...document.querySelectorAll('input[aria-invalid=true]')]
    return {
      marks: Object.fromEntries(fields.map((field) => [labelOf(field), wordsOf(field)])),
      focus: labelOf(document.activeElement),
    }
  })

const EMAIL = { Email: 'Enter your email address.' }
const NEW_PASSWORD = { Password: 'Choose a password.', 'Confirm password': 'Re-enter your password.' }

test.each([
  [
    '/signup',
    {
      'First name': 'Enter your first name.',
      'Last name': 'Enter your last name.',
      Organization: 'Enter the name of your dealership.',
      ...EMAIL,
      ...NEW_PASSWORD,
    },
  ],
  ['/login', { ...EMAIL, Password: 'Enter your password.' }],
  ['/forgot-password', EMAIL],
  ['/reset-password', { ...EMAIL, Code: 'Enter the code from the email.', ...NEW_PASSWORD }],
  ['/email/verify', { ...EMAIL, Code: 'Enter the code from the email.' }],
])(
  'an empty form on %s marks each field with its words, leads to the first, and sends nothing',
  async (path, marks) => {
    const page = await visit(path)
    const sent: string[] = []
    const listen = (request: Request) => void (request.method() === 'POST' && sent.push(request.url()))
    page.on('request', listen)
    await page.locator('button[type=submit]').click()
    await expect.poll(() => marksOn(page)).toEqual({ marks, focus: Object.keys(marks)[0] })
    expect(sent).toEqual([])
    page.off('request', listen)
    const first = Object.keys(marks)[0] ?? ''
    await page.getByLabel(first, { exact: true }).fill('x')
    await expect.poll(() => page.getByLabel(first, { exact: true }).getAttribute('aria-invalid')).not.toBe('true')
  },
)

test('empty Twilio credentials are marked, by Save and by Test', async () => {
  const { client } = await newOrganization()
  for (const button of ['Save', 'Test']) {
    const page = await visit('/settings', { as: client })
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect
      .poll(() => marksOn(page))
      .toEqual({
        marks: {
          'Account SID': 'Copy it from the Twilio Console; it starts with AC.',
          'Auth token': 'Copy it from the Twilio Console, next to the account SID.',
        },
        focus: 'Account SID',
      })
    await page.getByText('Account SID and auth token are required.').waitFor()
  }
})
