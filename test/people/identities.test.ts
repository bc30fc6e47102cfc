import { beforeAll, expect, test } from 'vitest'
import { bringBack, chooseAt, enterBy, linkBy } from '../at-provider.ts'
import { type Client, mailTo, newEmail, newOrganization, openClient, openCloud, PASSWORD } from '../cloud.ts'

beforeAll(() => openCloud())

const isIn = async (client: Client) => (await client.get('/api/me')).status === 200
const held = ({ jar }: Client) => {
  const visit = jar.get('lw_visit')
  if (!visit) throw new Error('Nothing is held during a visit.')
  return visit
}
const linked = '/settings/security?provider=linked'
const refused = (outcome: string) => `/login?provider=${outcome}`

test('a linked Google account logs in, lasts twelve hours, ends with all others, and no more once unlinked', async () => {
  const { email, client } = await newOrganization()
  const chosen = { email: newEmail('ana'), hd: 'ruiz.example' }
  expect(await linkBy(client, 'google', chosen, PASSWORD)).toBe(linked)
  expect((await client.get('/api/auth/identities')).body).toMatchObject({
    data: [{ provider: 'google', email: chosen.email }],
    providers: ['google', 'microsoft'],
  })
  expect((await mailTo(email, ({ subject }) => subject.includes('Google'))).text).toContain(chosen.email)

  const other = await openClient()
  expect(await enterBy(other, 'google', chosen)).toBe(refused('signed_in'))
  expect((await other.get('/api/me')).body.email).toBe(email)
  expect((await other.post('/api/auth/refresh')).status).toBe(200)
  expect(await isIn(other)).toBe(true)
  expect((await client.delete('/api/auth/sessions/all')).status).toBe(200)
  expect([await isIn(other), (await other.post('/api/auth/refresh')).status]).toEqual([false, 401])

  expect(await enterBy(other, 'google', chosen)).toBe(refused('signed_in'))
  expect((await client.delete('/api/auth/federated/google')).status).toBe(200)
  expect(await enterBy(await openClient(), 'google', chosen)).toBe(refused('not_linked'))
})

test('an address alone opens nothing: who has not linked the account there is refused, and can link it then', async () => {
  const { email, client } = await newOrganization()
  const stranger = await openClient()
  expect(await enterBy(stranger, 'google', { email })).toBe(refused('not_linked'))
  expect(await isIn(stranger)).toBe(false)
  expect(await linkBy(client, 'google', { email }, PASSWORD)).toBe(linked)
  expect(await enterBy(stranger, 'google', { email })).toBe(refused('signed_in'))
})

test('linking takes the password, a verified address, and an account there that is nobody else’s here', async () => {
  const [one, other] = [await newOrganization(), await newOrganization()]
  const link = (password: string) => one.client.post('/api/auth/federated/google/link', { password })
  expect(await link('Wrong7horse')).toMatchObject({ status: 422 })
  const chosen = { email: newEmail('shared') }
  const unverified = { ...chosen, email_verified: false }
  expect(await linkBy(one.client, 'google', unverified, PASSWORD)).toBe('/settings/security?provider=unverified')
  expect(await linkBy(one.client, 'google', chosen, PASSWORD)).toBe(linked)
  expect(await linkBy(other.client, 'google', chosen, PASSWORD)).toBe('/settings/security?provider=taken')
  const entering = await openClient()
  expect(await enterBy(entering, 'google', unverified)).toBe(refused('unverified'))
  expect(await enterBy(entering, 'google', { ...chosen, hd: 'elsewhere.example' })).toBe(refused('other_tenant'))
  expect(await isIn(entering)).toBe(false)
})

test('a provider’s answer counts once, in the browser that asked, and for the session that asked', async () => {
  const { client } = await newOrganization()
  const chosen = { email: newEmail('once') }
  await linkBy(client, 'google', chosen, PASSWORD)
  const start = async (browser: Client) => {
    const { body } = await browser.post('/api/auth/federated/google')
    return chooseAt(body.url, chosen)
  }
  const browser = await openClient()
  const back = await start(browser)
  const kept = held(browser)
  const thief = await openClient()
  await start(thief)
  expect(await bringBack(thief, back)).toBe(refused('expired'))
  expect(await bringBack(await openClient(), back)).toBe(refused('expired'))
  const bare = new URL(back)
  bare.searchParams.delete('state')
  expect(await bringBack(browser, bare.href)).toBe(refused('expired'))
  browser.jar.set('lw_visit', kept)
  expect(await bringBack(browser, back)).toBe(refused('signed_in'))
  const visit = await start(browser)
  const again = held(browser)
  expect(await bringBack(browser, visit)).toBe(refused('signed_in'))
  // The same answer again, with the mark kept.
  browser.jar.set('lw_visit', again)
  expect(await bringBack(browser, visit)).toBe(refused('expired'))

  const { body } = await client.post('/api/auth/federated/google/link', { password: PASSWORD })
  const answer = await chooseAt(body.url, { email: newEmail('late') })
  await client.post('/api/auth/logout')
  expect(await bringBack(client, answer)).toBe('/settings/security?provider=expired')
})
