import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { VENDORS } from '#contract/vendors.ts'
import { openCloud } from '../cloud.ts'
import { usePages } from '../flows/pages.ts'

const { visit, open } = usePages()

/** kB of the whole code of a rendered page, and of one with a form, compressed as it travels: React is 70 of them. */
const MOST_CODE_KB = { public: 1.5, form: 115 }
/** Text that occurs only in the workspace's code: its style engine, read cache, live updates, and content. */
const WORKSPACE = ['chakra-', 'keepPreviousData', 'aws-appsync-event-ws', 'recent-by-contact', 'twilio_account_sid']

const LANDING = '/'
const PAGES = [
  [
    LANDING,
    'Answer every customer before they drive to the next lot',
    'Responde a cada cliente antes de que visite otra agencia',
  ],
  ['/pages/terms-of-service', 'Terms of Service', 'Términos del servicio'],
  ['/pages/privacy-policy', 'Privacy Policy', 'Política de privacidad'],
  ['/pages/security', 'Security', 'Seguridad'],
] as const
const FORMS = [
  ['/login', 'Email', 'Correo electrónico'],
  ['/signup', 'Email', 'Correo electrónico'],
] as const

let base = ''
beforeAll(async () => {
  base = (await openCloud()).url
})

/** The page as it comes, before any script. */
async function read(path: string, locale = 'en-US') {
  const html = await (await fetch(base + path, { headers: { 'accept-language': locale } })).text()
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
  return {
    html,
    language: all(/<html lang="(\w+)"/g)[0],
    heading: all(/<h1[^>]*>([\s\S]*?)<\/h1>/g)[0]?.replace(/<[^>]+>/g, ''),
    title: all(/<title>(.*?)<\/title>/g)[0],
    meta: (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0],
    link: (rel: string) => all(new RegExp(`<link ${rel}[^>]* href="([^"]*)"`, 'g'))[0],
    /** The addresses of all its code, that of its form included. */
    scripts: [
      ...all(/<script[^>]* src="([^"]*)"/g),
      ...all(/<link rel="modulepreload" href="([^"]*)"/g),
      ...(all(/<meta name="form-scripts" content="([^"]*)"/g)[0]?.split(' ') ?? []),
    ],
  }
}
const codesOf = async ({ scripts }: { scripts: string[] }) =>
  Promise.all(scripts.map(async (address) => (await fetch(new URL(address, base))).text()))
const kBOf = (codes: string[]) => codes.reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000

describe.each(PAGES)('%s', (path, english, spanish) => {
  test('has next to no code, and nothing of the workspace or of who is signed in', async () => {
    const page = await read(path)
    const codes = await codesOf(page)
    expect(codes.length).toBeGreaterThan(1)
    expect(kBOf(codes)).toBeLessThan(MOST_CODE_KB.public)
    for (const text of [page.html, ...codes]) expect(text).not.toMatch(/["'`(/]api\/|workspace[\w-]*\.(js|css)/)
  })

  test.each([
    ['en-US', english, 'en'],
    ['es-MX', spanish, 'es'],
    ['fr-FR', english, 'en'],
  ])('a browser in %s reads "%s", also without scripts', async (locale, heading, language) => {
    expect(await read(path, locale)).toMatchObject({ heading, language })
  })
})

test('the privacy policy names everybody in the register of vendors', async () => {
  for (const [locale, language] of [
    ['en-US', 'en'],
    ['es-MX', 'es'],
  ] as const) {
    const { html } = await read('/pages/privacy-policy', locale)
    for (const { name, where } of Object.values(VENDORS))
      expect(html).toContain(`${name[language]} (${where[language]})`)
  }
})

describe.each(FORMS)('%s', (path, english, spanish) => {
  test(`has at most ${MOST_CODE_KB.form} kB of code, and none of the workspace’s`, async () => {
    const codes = await codesOf(await read(path))
    expect(kBOf(codes)).toBeGreaterThan(60)
    expect(kBOf(codes)).toBeLessThan(MOST_CODE_KB.form)
    expect(WORKSPACE.filter((each) => codes.some((code) => code.includes(each)))).toEqual([])
  })

  test('can be read in both languages without scripts', async () => {
    expect((await read(`/en${path}`)).html).toMatch(new RegExp(`<label[^>]*>${english}<`))
    expect((await read(`/es${path}`)).html).toMatch(new RegExp(`<label[^>]*>${spanish}<`))
  })
})

test.each([...PAGES, ...FORMS].map(([path]) => path))(
  '%s has an address in each language, which search engines are told',
  async (path) => {
    const end = path === LANDING ? '' : path
    for (const language of ['en', 'es']) {
      const page = await read(`/${language}${end}`)
      expect(page.language).toBe(language)
      expect(page.link('rel="canonical"')).toBe(`${base}/${language}${end}`)
      for (const other of ['en', 'es'])
        expect(page.link(`rel="alternate" hrefLang="${other}"`)).toBe(`${base}/${other}${end}`)
      expect(page.link('rel="alternate" hrefLang="x-default"')).toBe(`${base}/en${end}`)
      expect(page.meta('description')?.length).toBeGreaterThan(50)
      expect(page.meta('og:title')).toBe(page.title)
      expect(page.meta('robots')).toBeUndefined()
    }
    expect(await (await fetch(`${base}/sitemap.xml`)).text()).toContain(`<loc>${base}/es${end}</loc>`)
  },
)

test('every other address is the workspace’s, which search engines leave out', async () => {
  expect((await read('/chats')).meta('robots')).toBe('noindex')
  expect(await (await fetch(`${base}/robots.txt`)).text()).toContain(`Sitemap: ${base}/sitemap.xml`)
})

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

test('the language chosen on a page holds on the next ones, as light or dark does', async () => {
  const page = await open(LANDING, { colorScheme: 'light' })
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.getByRole('link', { name: 'Español' }).click()
  await titled(page, PAGES[0][2])
  expect(await page.locator('html').getAttribute('class')).toBe('dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iniciar sesión' }).click()
  await titled(page, 'Hola de nuevo')
  await page.goto(base)
  await titled(page, PAGES[0][2])
})

test('a link to a part of the landing page scrolls there from another page', async () => {
  const page = await visit('/pages/terms-of-service')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  await expect
    .poll(() => page.locator('#pricing').evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 120))
    .toBe(true)
})

test.each([false, true])(
  'on a phone the menu opens without scripts, and with them (%s) it closes when a link is chosen',
  async (javaScriptEnabled) => {
    const page = await visit(LANDING, { javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const features = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await features.click()
    await page.waitForURL('**/#features')
    if (javaScriptEnabled) await features.waitFor({ state: 'hidden' })
  },
)
