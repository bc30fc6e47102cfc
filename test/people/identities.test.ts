import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { bringBack, chooseAt, chooseBySaml, enterBy, linkBy, proveDomain } from '../at-provider.ts'
import {
  type Client,
  callConsole,
  mailTo,
  newEmail,
  newOrganization,
  openClient,
  openCloud,
  PASSWORD,
} from '../cloud.ts'
import { totpAt } from '../totp-at.ts'

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

async function turnOnTwoStep(client: Client) {
  const { body } = await client.post('/api/auth/totp')
  expect((await client.post('/api/auth/totp/verify', { code: totpAt(body.secret, Date.now()) })).status).toBe(200)
}
const ownAt = '/api/sign-in-domains/provider'

test('a dealership’s own provider is set up for a proven domain, tried, then required, and lets in its people alone', async () => {
  const [ours, theirs] = [await newOrganization(), await newOrganization()]
  const own = { kind: 'oidc', ...(await callConsole('GET', 'own-provider')).body }
  const set = (client: Client, given = own) => client.put(ownAt, given)
  expect((await set(ours.client)).body.message).toContain('domain')
  const domain = await proveDomain(ours.client)
  const shared = { ...own, issuer: 'https://login.microsoftonline.com/common/v2.0' }
  expect((await set(ours.client, shared)).body.errors.issuer).toContain('Anyone')
  expect((await set(ours.client, { ...own, issuer: 'https://none.example' })).body.errors.issuer).toContain('reached')
  expect(
    await Promise.all([set(ours.client), proveDomain(theirs.client).then(() => set(theirs.client))]),
  ).toMatchObject([{ status: 200 }, { status: 200 }])
  expect((await set(ours.client, { ...own, client_secret: 'other' })).status).toBe(200)
  expect((await set(ours.client)).status).toBe(200)

  const member = await ours.addMember({ role: 'agent', email: `mia@${domain}` })
  const admin = await ours.addMember({ role: 'agent', email: `ada@${domain}`, is_system_admin: true })
  const stranger = await theirs.addMember({ role: 'agent', email: `zoe@${domain}` })
  const require = () => ours.client.put(`/api/sign-in-domains/${domain}/required`, { required: 'own' })
  await turnOnTwoStep(ours.client)
  expect((await require()).body.message).toContain('SSO')
  const elsewhere = { email: newEmail('olga') }
  expect(await linkBy(ours.client, 'own', elsewhere, PASSWORD)).toBe('/settings/security?provider=other_tenant')
  expect(await linkBy(ours.client, 'own', { email: `olga@${domain}` }, PASSWORD)).toBe(linked)
  expect((await ours.client.get(ownAt)).body.provider).toMatchObject({ authority: own.issuer, is_tried: true })
  expect((await require()).status).toBe(200)

  const browser = await openClient()
  const enter = (email: string) => enterBy(browser, 'own', { email }, `any@${domain}`)
  expect(await browser.post('/api/auth/federated/own', { email: newEmail() })).toMatchObject({ status: 404 })
  expect(await enter(newEmail())).toBe(refused('not_linked'))
  expect(await enter(stranger.email)).toBe(refused('not_linked'))
  expect(await enter(admin.email)).toBe(refused('not_linked'))
  expect(await bringBack(browser, await chooseAt(await enter(member.email), { email: member.email }))).toBe(
    refused('signed_in'),
  )
  expect((await browser.get('/api/me')).body.email).toBe(member.email)
  expect(await enter(member.email)).toBe(refused('signed_in'))

  expect((await ours.client.delete(ownAt)).body.message).toContain(domain)
  await ours.client.put(`/api/sign-in-domains/${domain}/required`, { required: null })
  expect((await ours.client.delete(ownAt)).status).toBe(200)
  expect((await ours.client.get(ownAt)).body.provider).toBe(null)
  expect((await browser.post('/api/auth/federated/own', { email: member.email })).status).toBe(404)
})

test('a dealership logs in by SAML as its metadata say, once required without a click, and nobody by an altered assertion or an address alone', async () => {
  const { client, addMember } = await newOrganization()
  const domain = await proveDomain(client)
  const set = (given: object) => client.put(ownAt, { kind: 'saml', ...given })
  const { metadata_url } = (await callConsole('GET', 'own-saml')).body
  const metadata = await (await fetch(metadata_url)).text()
  for (const flawed of [
    { metadata: '<html>' },
    { metadata: metadata.replace(/<ds:X509Data>.*<\/ds:X509Data>/, '') },
    {},
  ])
    expect((await set(flawed)).status).toBe(422)
  expect((await set({ metadata })).status).toBe(200)
  expect((await client.get(ownAt)).body).toMatchObject({
    provider: { kind: 'saml', authority: expect.stringMatching(/own\/saml$/), is_tried: false },
    addresses: {
      acs_url: expect.stringMatching(/saml2\/idpresponse$/),
      entity_id: expect.stringMatching(/^urn:amazon:cognito:sp:/),
    },
  })
  expect((await set({ metadata_url })).body.message).toContain('Remove it first')

  const member = await addMember({ role: 'agent', email: `mia@${domain}` })
  const browser = await openClient()
  const urlOf = async () => (await browser.post('/api/auth/federated/own', { email: member.email })).body.url
  const come = async (url: string, change?: (assertion: string) => string) =>
    bringBack(browser, await chooseBySaml(url, { email: member.email }, change))
  expect(await come(await urlOf())).toBe(refused('not_linked'))
  const link = await client.post('/api/auth/federated/own/link', { password: PASSWORD })
  expect(await bringBack(client, await chooseBySaml(link.body.url, { email: `olga@${domain}` }))).toBe(linked)
  await turnOnTwoStep(client)
  expect((await client.put(`/api/sign-in-domains/${domain}/required`, { required: 'own' })).status).toBe(200)

  const altered = (assertion: string) => assertion.replace(member.email, `olga@${domain}`)
  expect(await come(await urlOf(), altered)).toBe(refused('denied'))
  expect(await come(await come(await urlOf()))).toBe(refused('signed_in'))
  expect((await browser.get('/api/me')).body.email).toBe(member.email)
})

test('where a dealership proved its domain and requires Google, its people log in by that alone, and nobody else is bound', async () => {
  const domain = `${randomUUID()}.example`
  const [ours, theirs] = [await newOrganization(), await newOrganization()]
  const at = `/api/sign-in-domains/${domain}`
  const named = await ours.client.post('/api/sign-in-domains', { domain })
  const [{ record }] = named.body.data
  expect(await ours.client.post(`${at}/check`)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(await ours.client.put(`${at}/required`, { required: 'google' })).toMatchObject({ status: 409 })
  await callConsole('POST', 'dns', { domain, texts: ['v=spf1 -all', record] })
  expect((await ours.client.post(`${at}/check`)).body.data).toMatchObject([{ domain, is_proven: true, required: null }])

  // Whoever copies the record proves nothing, and the domain has its one dealership.
  const copied = await theirs.client.post('/api/sign-in-domains', { domain })
  expect((await theirs.client.post(`${at}/check`)).status).toBe(409)
  await callConsole('POST', 'dns', { domain, texts: [record, copied.body.data[0].record] })
  expect((await theirs.client.post(`${at}/check`)).body.message).toContain('Another dealership')

  const member = await ours.addMember({ role: 'agent', email: `mia@${domain}` })
  const stranger = await theirs.addMember({ role: 'agent', email: `zoe@${domain}` })
  const require = () => ours.client.put(`${at}/required`, { required: 'google' })
  expect((await require()).body.message).toContain('two-step')
  await turnOnTwoStep(ours.client)
  expect((await require()).body.message).toContain('Google')
  await linkBy(ours.client, 'google', { email: `olga@${domain}`, hd: domain }, PASSWORD)
  expect((await require()).body.data).toMatchObject([{ required: 'google' }])

  expect(await isIn(member.client)).toBe(false)
  const logIn = async (email: string, password = PASSWORD) =>
    (await openClient()).post('/api/auth/login', { email, password })
  expect(await logIn(member.email)).toMatchObject({ status: 403, body: { message: expect.stringContaining('Google') } })
  expect((await logIn(member.email, 'Wrong7horse')).status).toBe(401)
  expect((await logIn(stranger.email)).status).toBe(200)
  expect((await logIn(ours.email)).body.challenge).toBe('totp')
  await (await openClient()).post('/api/auth/forgot-password', { email: member.email })
  expect((await mailTo(member.email, ({ subject }) => subject.includes('with Google'))).text).not.toMatch(/code=/)
  const browser = await openClient()
  expect((await browser.get(`/api/auth/providers?email=any@${domain}`)).body.required).toBe('google')

  for (const flawed of [{}, { hd: 'elsewhere.example' }, { hd: domain, email_verified: false }])
    expect(await enterBy(browser, 'google', { email: member.email, ...flawed })).toBe(refused('not_linked'))
  expect(await enterBy(browser, 'google', { email: stranger.email, hd: domain })).toBe(refused('not_linked'))
  const again = await enterBy(browser, 'google', { email: member.email, hd: domain })
  expect(await bringBack(browser, await chooseAt(again, { email: member.email, hd: domain }))).toBe(
    refused('signed_in'),
  )
  expect((await browser.get('/api/me')).body.email).toBe(member.email)

  await ours.client.put(`${at}/required`, { required: null })
  expect((await logIn(member.email)).status).toBe(200)
})
