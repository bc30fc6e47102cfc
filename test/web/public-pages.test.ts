import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { openCloud } from '../cloud.ts'
import { showIn, usePages } from '../flows/pages.ts'

const { open } = usePages()

/** kB of the whole code of a rendered page, compressed as it travels. */
const MOST_CODE_KB = 1.5

const PAGES = [
  [
    '/',
    'Answer every customer before they drive to the next lot',
    'Responde a cada cliente antes de que visite otra agencia',
  ],
  ['/pages/terms-of-service', 'Terms of Service', 'Términos del servicio'],
  ['/pages/privacy-policy', 'Privacy Policy', 'Política de privacidad'],
] as const

const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const kBOf = (code: string) => gzipSync(code).length / 1000
const metaOf = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
const linkOf = (page: Page, rel: string) => page.locator(`link${rel}`).getAttribute('href')

describe.each(PAGES)('%s', (path, english, spanish) => {
  test('asks for next to no code, and for nothing of the workspace or of who is signed in', async () => {
    const page = await open('/favicon.svg')
    const asked: string[] = []
    const codes: Promise<string>[] = []
    page.on('response', (response) => {
      asked.push(response.url())
      if (response.request().resourceType() === 'script') codes.push(response.text())
    })
    await page.goto(new URL(path, page.url()).href)
    await titled(page, english)
    expect(kBOf((await Promise.all(codes)).join(''))).toBeLessThan(MOST_CODE_KB)
    expect(asked.filter((url) => url.includes('/api/') || url.includes('workspace'))).toEqual([])
  })

  test.each([
    ['en-US', english, 'en'],
    ['es-MX', spanish, 'es'],
    ['fr-FR', english, 'en'],
  ])('a browser in %s reads "%s", also without scripts', async (locale, heading, language) => {
    const page = await open(path, { locale, javaScriptEnabled: false })
    await titled(page, heading)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
  })

  test('each language has an address of its own, which search engines are told', async () => {
    const { url } = await openCloud()
    const end = path === '/' ? '' : path
    for (const [language, heading] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const page = await open(`/${language}${end}`)
      await titled(page, heading)
      expect(await linkOf(page, '[rel=canonical]')).toBe(`${url}/${language}${end}`)
      for (const other of ['en', 'es']) expect(await linkOf(page, `[hreflang=${other}]`)).toBe(`${url}/${other}${end}`)
      expect(await linkOf(page, '[hreflang=x-default]')).toBe(`${url}/en${end}`)
      expect((await metaOf(page, 'description'))?.length).toBeGreaterThan(50)
      expect(await metaOf(page, 'og:title')).toBe(await page.title())
    }
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).toContain(`<loc>${url}/es${end}</loc>`)
  })

  test.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)('axe finds nothing in %s at %i pixels', async (scheme, width) => {
    const page = await open(path)
    await showIn(page, scheme, width)
    await titled(page, english)
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('every other address is the workspace’s, which search engines leave out', async () => {
  const { url } = await openCloud()
  expect(await (await fetch(`${url}/chats`)).text()).toContain('<meta name="robots" content="noindex"')
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain(`Sitemap: ${url}/sitemap.xml`)
})

test('the language chosen on a page holds on the next ones, as light or dark does', async () => {
  const page = await open('/', { colorScheme: 'light' })
  await page.getByRole('button', { name: 'Dark mode' }).click()
  await page.getByRole('link', { name: 'Español' }).click()
  await titled(page, PAGES[0][2])
  expect(await page.locator('html').getAttribute('class')).toBe('dark')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iniciar sesión' }).click()
  await titled(page, 'Hola de nuevo')
  await page.goto(new URL('/', page.url()).href)
  await titled(page, PAGES[0][2])
})

test('a link to a part of the landing page scrolls there from another page', async () => {
  const page = await open('/pages/terms-of-service')
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await page.waitForURL('**/#pricing')
  await expect
    .poll(() => page.locator('#pricing').evaluate((part) => Math.abs(part.getBoundingClientRect().top) < 120))
    .toBe(true)
})

test('on a phone the menu opens without scripts, and with them it closes when a link is chosen', async () => {
  for (const javaScriptEnabled of [false, true]) {
    const page = await open('/', { javaScriptEnabled, viewport: { width: 390, height: 844 } })
    const features = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Features' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await features.waitFor()
    await features.click()
    await page.waitForURL('**/#features')
    if (javaScriptEnabled) await features.waitFor({ state: 'hidden' })
  }
})
