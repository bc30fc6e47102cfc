import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { mailTo, newEmail, newOrganization, PASSWORD } from '../cloud.ts'
import { submit, usePages } from '../flows/pages.ts'

const { open, baseOf } = usePages()

/** kB of code of a page with a form, compressed as it travels: React is 70 of them. */
const MOST_CODE_KB = 115
/** Text that occurs only in the workspace's code: its style engine, read cache, live updates, and content. */
const WORKSPACE = ['chakra-', 'keepPreviousData', 'aws-appsync-event-ws', 'recent-by-contact', 'twilio_account_sid']

describe.each(['/login', '/signup'])('%s', (path) => {
  test(`asks for at most ${MOST_CODE_KB} kB of code, for none of the workspace’s, and for nobody’s session`, async () => {
    const page = await open('/favicon.svg')
    const asked: string[] = []
    const codes: Promise<string>[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') codes.push(response.text())
    })
    await page.goto(baseOf() + path)
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(codes)
    expect(all.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000).toBeLessThan(MOST_CODE_KB)
    expect(WORKSPACE.filter((each) => all.some((code) => code.includes(each)))).toEqual([])
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
  })

  test('can be read in both languages without scripts, each at an address of its own', async () => {
    for (const language of ['en', 'es']) {
      const page = await open(`/${language}${path}`, { javaScriptEnabled: false })
      await page.getByLabel(language === 'en' ? 'Email' : 'Correo electrónico').waitFor()
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${baseOf()}/${language}${path}`)
      expect(await page.locator('meta[name=robots]').count()).toBe(0)
    }
  })
})

test('what is typed and sent before the code of the form is there is sent when it comes', async () => {
  const { email } = await newOrganization()
  const page = await open('/favicon.svg')
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/assets/account-*.js', (route) => typed.then(() => route.continue()))
  await page.goto(`${baseOf()}/login`, { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  expect(page.url()).toBe(`${baseOf()}/login`)
  goOn()
  await page.waitForURL('**/dashboard')
})

test('the other language keeps what a mailed link has said', async () => {
  const page = await open('/reset-password?email=ana%40ruiz.example&code=123456')
  await page.getByText('For ana@ruiz.example.').waitFor()
  await page.getByRole('link', { name: 'Español' }).click()
  await page.getByText('Para ana@ruiz.example.').waitFor()
})

test('an invited person follows the link, sets a password, and is in', async () => {
  const { client } = await newOrganization()
  const email = newEmail()
  const invited = await client.post('/api/team/invite', { email, name: 'Iris Luna', role: 'agent' })
  expect(invited).toMatchObject({ status: 200 })
  const { text } = await mailTo(email)
  const link = text.split('\n').find((line) => line.startsWith(`${baseOf()}/invitation?`)) ?? ''
  const page = await open(link.slice(baseOf().length))
  await page.getByText(`Choose a password for ${email}.`).waitFor()
  await submit(page, { Password: PASSWORD, 'Confirm password': PASSWORD })
  await page.waitForURL('**/dashboard')
  const late = await open(link.slice(baseOf().length))
  await submit(late, { Password: PASSWORD, 'Confirm password': PASSWORD })
  await late.getByRole('alert').waitFor()
})
