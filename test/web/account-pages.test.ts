import { expect, test } from 'vitest'
import { newOrganization, PASSWORD } from '../cloud.ts'
import { usePages } from '../flows/pages.ts'

const { open, baseOf } = usePages()

test('what is typed and sent before the code of the form is there is sent when it comes; nothing asks for a session until then', async () => {
  const { email } = await newOrganization()
  const page = await open('/favicon.svg')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/account-*.js', (route) => typed.then(() => route.continue()))
  await page.goto(`${baseOf()}/login`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(page.url()).toBe(`${baseOf()}/login`)
  goOn()
  await page.waitForURL('**/dashboard')
  const login = asked.indexOf('/api/auth/login')
  expect(asked.slice(0, login).filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('the other language keeps what a mailed link has said', async () => {
  const page = await open('/reset-password?email=ana%40ruiz.example&code=123456')
  await page.getByText('For ana@ruiz.example.').waitFor()
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByText('Para ana@ruiz.example.').waitFor()
})
