import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { codeIn, logIn, mailTo, newEmail, newOrganization, openClient, PASSWORD } from '../cloud.ts'
import { submit, usePages } from './pages.ts'

const { open, keepPage, baseOf } = usePages()

const kept = keepPage(() => open('/signup'))
/** The form of a sign-up, for somebody who is not signed in. */
async function visitSignUp() {
  const page = await kept()
  await page.goto(`${baseOf()}/signup`)
  await page.getByRole('heading', { name: 'Create your account' }).waitFor()
  return page
}

async function signUp(page: Page, email: string, more: Record<string, string> = {}) {
  await submit(page, {
    'First name': 'Ana',
    'Last name': 'Ruiz',
    Organization: 'Ruiz Motors',
    Email: email,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    ...more,
  })
}
/** The page is kept for the next test. */
const signOut = (page: Page) => page.context().clearCookies()
const linkIn = ({ text }: { text: string }) => text.split('\n').find((line) => line.startsWith(baseOf())) ?? ''

test('a sign-up form says what is wrong before anything is sent', async () => {
  const email = newEmail()
  const page = await visitSignUp()
  await signUp(page, email, { 'Confirm password': 'Something2else' })
  await page.getByText('Passwords do not match.').waitFor()
  await signUp(page, email, { Password: 'short', 'Confirm password': 'short' })
  await page.getByText('Use at least 8 characters.').first().waitFor()
  expect(page.url()).toMatch(/\/signup$/)
})

test('whoever logs in before confirming is led to confirm; a wrong code is told as such, and the right one leads into the workspace', async () => {
  const email = newEmail()
  const page = await visitSignUp()
  await signUp(page, email)
  await page.waitForURL('**/email/verify')
  const refused = await (await openClient()).post('/api/auth/login', { email, password: PASSWORD })
  expect(refused).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  await page.goto(`${baseOf()}/login`)
  await submit(page, { Email: email, Password: PASSWORD })
  await page.waitForURL('**/email/verify')
  await submit(page, { Code: '000000' })
  await page.getByRole('alert').first().waitFor()
  const code = codeIn(await mailTo(email))
  await submit(page, { Code: `${code.slice(0, 3)} ${code.slice(3)}` })
  await page.waitForURL('**/dashboard')
  await page.getByRole('link', { name: 'Turn on two-step login' }).waitFor()
  await signOut(page)
})

test('a link that is opened on another device confirms nothing until the password is given, and signs in then', async () => {
  const email = newEmail()
  const page = await visitSignUp()
  await signUp(page, email)
  await page.waitForURL('**/email/verify')
  const phone = await open(new URL(linkIn(await mailTo(email))).href.slice(baseOf().length))
  await phone.getByText('Signed up in another browser or on another device?').waitFor()
  const early = await (await openClient()).post('/api/auth/login', { email, password: PASSWORD })
  expect(early).toMatchObject({ status: 403, body: { code: 'email_not_verified' } })
  await submit(phone, { Password: PASSWORD })
  await phone.waitForURL('**/dashboard')
})

test('an older mail’s link says so and offers a new one, whose link leads into the workspace', async () => {
  const email = newEmail()
  const page = await visitSignUp()
  await signUp(page, email)
  await page.waitForURL('**/email/verify')
  const first = await mailTo(email)
  await (await openClient()).post('/api/auth/resend-verification', { email })
  const second = await mailTo(email, ({ text }) => text !== first.text)
  await page.goto(linkIn(first))
  await page.getByText('This link is no longer valid').waitFor()
  await page.getByRole('button', { name: 'Send a new email' }).click()
  await page.getByText('Verification email sent. Check your inbox.').waitFor()
  const third = await mailTo(email, ({ text }) => text !== first.text && text !== second.text)
  await page.goto(linkIn(third))
  await page.waitForURL('**/dashboard')
  await signOut(page)
})

test('a forgotten password is set anew by the mailed link, and sessions elsewhere end', async () => {
  const { email, client } = await newOrganization()
  const page = await kept()
  await page.goto(`${baseOf()}/login`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The form that is left has a field of this name, too, and is there until the next one is drawn.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await submit(page, { Email: email })
  await page.getByText('Check your inbox').waitFor()
  const mail = await mailTo(email, ({ text }) => text.includes('/reset-password'))
  await page.goto(linkIn(mail))
  const password = 'Another8horse'
  await submit(page, { Password: password, 'Confirm password': password })
  await page.waitForURL('**/login?reset=1')
  await submit(page, { Email: email, Password: password })
  await page.waitForURL('**/dashboard')

  expect((await client.get('/api/me')).status).toBe(401)
  expect((await logIn(email, password)).jar.size).toBeGreaterThan(1)
  expect((await (await openClient()).post('/api/auth/login', { email, password: PASSWORD })).status).toBe(401)
})

test('in a Spanish browser everything is Spanish, and the mail too', async () => {
  const email = newEmail()
  const page = await open('/signup', { locale: 'es-MX' })
  await submit(page, {
    Nombre: 'Ana',
    Apellido: 'Ruiz',
    Agencia: 'Autos Ruiz',
    'Correo electrónico': email,
    Contraseña: PASSWORD,
    'Confirmar contraseña': PASSWORD,
  })
  const mail = await mailTo(email)
  expect(mail.subject).toMatch(/correo/)
  await page.waitForURL('**/email/verify')
  await page.goto(linkIn(mail))
  await page.waitForURL('**/dashboard')
  expect(await page.locator('html').getAttribute('lang')).toBe('es')
})
