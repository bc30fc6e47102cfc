import { beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { customerWrites, newOrganization, openCloud, type TestOrganization } from '../cloud.ts'
import { findConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { usePages } from './pages.ts'
import { inThread, WITH_WORKER, workerOf } from './with-worker.ts'

const { visit } = usePages()
let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})

const visitOnPhone = (path: string, language: 'en' | 'es' = 'en') =>
  visit(path, { as: ours.client, ...WITH_WORKER, language })

describe('Lotwire as an app', () => {
  test('can be installed, and its files are served so that a new version is found', async () => {
    const page = await visitOnPhone('/chats')
    await workerOf(page)
    const session = await page.context().newCDPSession(page)
    const { errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const manifest = JSON.parse(data ?? '')
    expect(manifest).toMatchObject({ name: 'Lotwire', display: 'standalone', start_url: '/start', lang: 'en' })
    expect(manifest.shortcuts.length).toBeGreaterThan(2)
    const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[]
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
    for (const { src, sizes } of icons) {
      const drawn = await page.evaluate(async (address) => {
        const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
        return `${width}x${height}`
      }, src)
      expect(drawn).toBe(sizes)
    }
    expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { url } = await openCloud()
    const served = async (path: string, type: string) => {
      const response = await fetch(url + path)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(response.headers.get('content-type')).toContain(type)
      return response
    }
    await served('/sw.js', 'text/javascript')
    expect(await (await served('/app.en.webmanifest', 'application/manifest+json')).json()).toEqual(manifest)
    const spanish = await (await served('/app.es.webmanifest', 'application/manifest+json')).json()
    expect(spanish).toMatchObject({ name: 'Lotwire', start_url: '/start', lang: 'es', icons })
    expect(spanish.shortcuts).toHaveLength(manifest.shortcuts.length)
  })

  test('opens on the conversation that was open last', async () => {
    const { phone_number: to } = await ours.connect()
    const from = newCustomer()
    await customerWrites({ from, to, body: 'Is the Civic still there?' })
    const { id } = await eventually(() => findConversation(ours.client, from))
    const page = await visitOnPhone(`/chats/${id}`)
    await inThread(page, 'Is the Civic still there?').waitFor()
    await page.goto(`${(await openCloud()).url}/start`)
    await inThread(page, 'Is the Civic still there?').waitFor()
    expect(new URL(page.url()).pathname).toBe(`/chats/${id}`)
  })

  test('says without a network that there is none, in its reader’s language, and goes on by itself', async () => {
    const page = await visitOnPhone('/dashboard', 'es')
    await workerOf(page)
    await eventually(() =>
      page.evaluate(() => navigator.serviceWorker.controller ?? Promise.reject(new Error('Not controlled yet.'))),
    )
    // What it looks for every ten seconds it looks for all the time.
    await page.addInitScript(() => {
      const { setInterval } = window
      const oftener = (run: () => void, ms?: number) => setInterval(run, ms === 10_000 ? 100 : ms)
      window.setInterval = oftener as typeof window.setInterval
    })
    await page.context().setOffline(true)
    await page.goto(`${(await openCloud()).url}/chats`)
    await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    await page.context().setOffline(false)
    await page.locator('.chat-panel').waitFor()
  })
})
