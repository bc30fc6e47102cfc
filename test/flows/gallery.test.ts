import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { REPORT_NAMES } from '#contract/reports/report-facts.ts'
import { Turn } from '../../functions/core/assistant/turns/entity.ts'
import { AppointmentCode } from '../../functions/core/calendar/appointments/entity.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { pageCodeOf, TextingPage } from '../../functions/core/telephony/registrations/entity.ts'
import { LOOKS, violationsOn } from '../axe.ts'
import { type Client, callConsole, customerWrites, logIn, newOrganization, type TestOrganization } from '../cloud.ts'
import { cutsOn } from '../cuts.ts'
import { newConversation, newCustomer } from '../dealership.ts'
import { eventually } from '../eventually.ts'
import { conversationIds, dealershipIds, type HeldIds } from '../held-ids.ts'
import { goTo, usePages } from './pages.ts'

const { visit, open } = usePages()

let ours: TestOrganization
let ids: HeldIds
/** A dealership that has some of everything, and a customer who sent all that telephones send beside texts. */
beforeAll(async () => {
  ours = await newOrganization()
  const { client } = ours
  const account = await ours.connect()
  const agent = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  ids = await dealershipIds(ours)
  const carla = await newConversation(ours, { to: account.whatsapp_from, name: 'Carla Campos' })
  Object.assign(ids, await conversationIds(client, carla), { agent: agent.id })
  const email = 'maria.del.carmen.guadalupe.rodriguez.santillan@an-address-of-some-length.example.com'
  await client.put(`/api/contacts/${carla.contact_id}`, { email, add_labels: ['Urgent', 'New Client', 'Sale'] })
  const name = { first_name: 'María del Carmen Guadalupe', last_name: 'Rodríguez-Santillán de la Fuente y Ortega' }
  ids.twin = (await client.post('/api/contacts', { ...name, email, phone: newCustomer() })).body.id
  await client.put(`/api/contacts/${carla.contact_id}/deal`, { add_vehicles: [ids.vehicle], payment: 'finance' })

  const { body: link } = await client.post(`/api/contacts/${carla.contact_id}/deal/link`)
  ids.trade_in = new URL(link.url).pathname

  const { stats } = (await client.get('/api/inventory/integrations')).body
  ids.dealer = new URL(stats.dealer_page).pathname
  ids.code = ours.org
  await AppointmentCode.build(PutItemCommand)
    .item({ code: ids.code, org: ours.org, appointment: ids.appointment ?? '' })
    .send()
  await client.post('/api/assistant/tests', { name: 'Trucks', messages: [{ from: 'customer', body: 'Any trucks?' }] })
  await client.put('/api/assistant/phrases/greet', { own: { en: 'Howdy, {name}!', es: '' } })
  await Turn.build(PutItemCommand).item(unanswered(ours.org, carla)).send()
  ids.texting = pageCodeOf(ours.org)
  const shown = {
    legal_name: 'Ruiz LLC',
    place: '12 Main St, Austin',
    phone: '+15125550100',
    website: 'https://a.test',
  }
  await TextingPage.build(PutItemCommand)
    .item({ code: ids.texting, org: ours.org, dealership: 'Ruiz Motors', ...shown })
    .send()

  const writes = (body: string, more: object = {}) =>
    callConsole('POST', 'twilio/inbound', { from: carla.from, to: account.whatsapp_from, body, ...more })
  const ad = { ReferralSourceId: '1', ReferralSourceUrl: 'https://fb.me/1', ReferralSourceType: 'ad' }
  const first = await writes('Is it there?', { ...ad, ReferralHeadline: '2021 Camry, $289 a month' })
  await writes('The red one', { OriginalRepliedMessageSid: first.body.sid })
  await writes('Liked “It is.”')
  await writes('Yes, please', { ButtonText: 'Yes, please', ButtonPayload: 'yes', MessageType: 'button' })
  await writes('', { Latitude: '30.2672', Longitude: '-97.7431', Label: 'Home' })
  await writes('', { MessageType: 'unsupported' })
  await writes('', { media_url: '/local/files/car.jpg' })
  await writes('', { media_url: '/local/files/voice.ogg' })
  await customerWrites({ from: carla.from.slice(9), to: account.phone_number, body: 'By text now' })
  await eventually(async () => expect(await copyingIn(client, carla.id)).toBe(0))
  // What is sent from now on fails.
  await client.post('/api/settings/twilio', { twilio_auth_token: 'f'.repeat(32) })
  await client.post(`/api/chats/whatsapp/${carla.id}/send`, { body: 'Can you hear me?' })
})

/** What the assistant could not answer. */
function unanswered(org: string, { id: conversation, contact_id: contact }: { id: string; contact_id: string }) {
  const at = Date.now()
  return {
    ...{ org, id: newId(new Date(at)), contact, conversation, channel: 'whatsapp' as const },
    ...{ status: 'done' as const, held_until: at, started_at: new Date(at).toISOString(), ttl: at },
    ...{ outcome: 'stopped' as const, reason: 'need', question: 'Can I bring my dog along?', cost_micros: 900 },
  }
}

async function copyingIn(client: Client, conversation: string): Promise<number> {
  const { body } = await client.get(`/api/chats/whatsapp/${conversation}/messages`)
  const media = (body.messages as { media: { status: string }[] }[]).flatMap((message) => message.media)
  return media.filter(({ status }) => status !== 'ready').length
}

type Open = (page: Page) => Promise<unknown>
const press = (name: string | RegExp, place = 'main'): Open => {
  const button = (page: Page) => page.locator(place).getByRole('button', { name }).filter({ visible: true })
  return (page) => button(page).first().click()
}
const choose =
  (menu: string | RegExp, item: string): Open =>
  async (page) => {
    await press(menu)(page)
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('menu').waitFor({ state: 'hidden' })
  }
const key =
  (keys: string): Open =>
  (page) =>
    page.locator('body').press(keys)

/** An address of the workspace, what stands there once all is read, and its dialogs. */
type Screen = [path: string, shows?: string | RegExp, dialogs?: Record<string, Open>]
const SCREENS: Screen[] = [
  ['/dashboard', 'Carla Campos', { palette: key('Control+k'), keys: key('?') }],
  [
    '/chats',
    'Carla Campos',
    {
      filters: press('Filter'),
      'a saved list': choose('Filter', 'New list…'),
    },
  ],
  [
    '/chats/{conversation}',
    'Can you hear me?',
    {
      labels: press('Labels'),
      deeds: press('Conversation actions'),
      vehicles: press(/^Choose a vehicle/),
      'a picture': (page) => page.locator('article .chat-picture').last().click(),
      'show a colleague': (page) =>
        page
          .locator('article', { hasText: 'Can you hear me?' })
          .getByRole('button', { name: 'Show a colleague' })
          .click({ force: true }),
      snooze: key('s'),
      note: key('n'),
      reminder: key('m'),
      search: key('f'),
      print: choose('Conversation actions', 'Print or save'),
      appointment: choose('Conversation actions', 'Book appointment'),
    },
  ],
  ['/chats?contact={contact}&type=summary', 'Wants a truck.'],
  ['/chats?contact={contact}&type=calls'],
  [
    '/contacts',
    'Carla Campos',
    {
      filters: press('Filters'),
      'a new contact': press('Add Contact'),
      'a change': choose('Actions for Carla Campos', 'Edit Contact'),
      'a question': choose('Actions for Carla Campos', 'Delete Contact'),
      'a file': bringContacts,
      groups: choose('More actions', 'Auto Group Contacts'),
    },
  ],
  [
    '/contacts/{contact}',
    'Wants a truck.',
    { deal: press('Edit deal'), sold: press('Mark as sold'), privacy: press('Privacy request') },
  ],
  ['/contacts?tab=groups', 'All'],
  ['/contacts?tab=twins', 'Carla Campos', { merge: press(/^Review/) }],
  [
    '/sales-classification',
    'Carla Campos',
    { pause: press('Pause contact'), stages: press('Custom Stages'), times: press('Set time settings') },
  ],
  ['/calendar', undefined, { appointment: press('Book appointment'), google: press('Connect Google Calendar') }],
  ['/reminders', 'Call about the truck'],
  [
    '/inventory',
    'Kia Rio',
    {
      share: press(/^Share/),
      filters: press('Filters'),
      sources: press('Integrations'),
      vehicle: press('Add vehicle'),
      'past runs': choose('More actions', 'Sync history'),
      columns: choose('More actions', 'Column mapping'),
      'a file': choose('More actions', 'Upload a file'),
    },
  ],
  ['/campaigns', 'Spring offers', { campaign: press('+ New Campaign') }],
  ['/campaigns/{campaign}', 'Spring offers'],
  ['/message-templates', 'Visit', { template: press('Create Template') }],
  ['/automation', 'Goodbye'],
  ['/automation/{automation}', 'Opted out'],
  ['/automation/{automation}/runs', 'Goodbye'],
  ...REPORT_NAMES.map((name): Screen => [`/reports/${name}`]),
  ['/notifications'],
  [
    '/team',
    'Ana Agent',
    {
      invitation: press(/Invite/),
      role: press(/^Change Role: Ana/),
      suspension: choose('Actions for Ana Agent', 'Suspend'),
    },
  ],
  ['/assistant', 'Trucks', { answers: press('Import list'), test: press('Trucks') }],
  ['/assistant/turns'],
  ['/assistant/turns?gaps=true', 'Can I bring my dog along?', { answer: press('Write the answer') }],
  ['/assistant/phrases', 'Howdy', { phrase: press(/Howdy/) }],
  ['/calls'],
  ['/calls-history'],
  ['/search?q=truck', /truck/],
  ['/account'],
  ['/nothing', /Page not found|Página no encontrada/],
  ['/settings/twilio'],
  ['/settings/webchat', '</body>'],
  ['/settings/email', 'no-reply@lotwire.localhost'],
  ['/settings/ai', 'OpenAI'],
  ['/settings/assignment', 'Ana Agent'],
  ['/settings/outreach'],
  ['/settings/agents', 'DMS', { agent: press('Edit Ana Agent'), key: press('Generate API key') }],
  ['/settings/leads'],
  ['/settings/webhooks', 'hooks.example.com', { webhook: press('Add app'), deliveries: press('Deliveries') }],
  ['/settings/system', 'Only theirs', { label: press('Add label'), reply: press('Add quick reply') }],
  ['/settings/security'],
  ['/settings/billing'],
  ['/settings/closing', /./, { closing: press(/^Close the account/) }],
  ['/settings/roles', /^Role /, { role: press('Add role') }],
  ['/settings/audit', 'Olga Owner'],
  ['/settings/notifications'],
  ['/notifications/settings'],
  ['/settings/fields', 'Only theirs', { field: press('Add field') }],
  ['/settings/appointments'],
]

async function bringContacts(page: Page) {
  await choose('More actions', 'Bulk Upload')(page)
  const dialog = page.getByRole('dialog')
  const rows = ['First Name,Phone,E-mail,Color', 'Ben,(512) 555-0142,no-email,Red', 'Cleo,1,,Blue']
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog.getByRole('region', { name: 'Preview' }).waitFor()
}

const WIDE = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 768 }
const PHONE = { width: 390, height: 844 }
const DIALOG = ':is([role=dialog], [role=alertdialog], [role=menu])'
const COLORS = ['color-contrast']
/** Close with the wide window that they belong to. */
const WIDE_ONLY = ['labels', 'deeds']

const pathOf = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')

async function see(page: Page, shows: string | RegExp = /./) {
  const main = page.locator('main')
  await main.getByText(shows).filter({ visible: true }).first().waitFor()
  await settled(page)
}

/**
 * Nothing is there any more that stands in the place of what is still read; some is read only once it is in view. A page
 * that is plain HTML needs no class to know its colors.
 */
const settled = (page: Page, colorScheme = '') =>
  page.waitForFunction((scheme) => {
    if (scheme && !document.querySelector(`html.${scheme}, html:not(.light, .dark)`)) return false
    document.querySelector('.chakra-skeleton')?.scrollIntoView({ block: 'center' })
    return !document.querySelector('.chakra-skeleton, .chakra-spinner, main [aria-busy=true]')
  }, colorScheme)

async function turn(page: Page, colorScheme: 'light' | 'dark', viewport: typeof WIDE) {
  await Promise.all([page.setViewportSize(viewport), page.emulateMedia({ colorScheme })])
  await settled(page, colorScheme)
}

async function faultsOn(page: Page, look: string, rules?: string[], place?: string) {
  const violations = await violationsOn(page, rules, place)
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${look}: ${id} ${html.slice(0, 200)}`))
}
const cutsIn = async (page: Page, look: string) => (await cutsOn(page)).map((cut) => `${look}: ${cut}`)

/** What can be read only since the last look: another width shows other things. */
async function colorsOfNew(page: Page, look: string, place: string) {
  const isAny = await markNew(page, place)
  return isAny ? faultsOn(page, look, COLORS, '[data-new]') : []
}
const markNew = (page: Page, place: string) =>
  page.evaluate((where) => {
    const isText = ({ childNodes }: Element) => [...childNodes].some((one) => one.nodeType === 3)
    for (const one of document.querySelectorAll('[data-new]')) one.removeAttribute('data-new')
    for (const one of document.querySelectorAll(`${where} *`)) {
      if (one.hasAttribute('data-seen') || !isText(one) || !one.checkVisibility()) continue
      one.setAttribute('data-seen', '')
      one.setAttribute('data-new', '')
    }
    return document.querySelector('[data-new]') !== null
  }, place)
const forget = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-seen]')) one.removeAttribute('data-seen')
  })

/** What is wrong with a screen in light: all of it where it is wide, then what is other on a phone. */
async function faultsInLight(page: Page, place: string): Promise<string[]> {
  const wide = [...(await faultsOn(page, 'wide')), ...(await cutsIn(page, 'wide'))]
  await markNew(page, place)
  await turn(page, 'light', PHONE)
  return [...wide, ...(await colorsOfNew(page, 'on a phone', place)), ...(await cutsIn(page, 'on a phone'))]
}

/** What is wrong with a screen's looks in dark: colors and sizes on a phone, then what is other where it is wide. */
async function faultsInDark(page: Page, place: string): Promise<string[]> {
  const onPhone = await faultsOn(page, 'dark, on a phone', LOOKS, place)
  await forget(page)
  await markNew(page, place)
  await turn(page, 'dark', WIDE)
  return [...onPhone, ...(await colorsOfNew(page, 'dark', place))]
}

async function faultsInAllLooks(page: Page): Promise<string[]> {
  const light = await faultsInLight(page, 'body')
  await turn(page, 'dark', PHONE)
  const dark = await faultsInDark(page, 'body')
  await turn(page, 'dark', TABLET)
  return [...light, ...dark, ...(await cutsIn(page, 'on a tablet'))]
}

/** What is wrong with a dialog: light and wide, and dark, on a phone unless it closes with the wide window. */
async function faultsInDialog(page: Page, isWideOnly: boolean): Promise<string[]> {
  const dialog = page.locator(DIALOG).filter({ visible: true }).first()
  await dialog.waitFor()
  await settled(page)
  const wide = await faultsOn(page, 'wide', undefined, DIALOG)
  await turn(page, 'dark', isWideOnly ? WIDE : PHONE)
  await dialog.waitFor()
  return [...wide, ...(await faultsOn(page, 'dark', LOOKS, DIALOG)), ...(await cutsIn(page, 'dark'))]
}

describe('axe finds nothing in light, wide or on a phone, and no word is cut, on', () => {
  test.each(SCREENS)('%s', async (path, shows, dialogs = {}) => {
    const page = await visit(pathOf(path), { as: ours.client, viewport: WIDE })
    await see(page, shows)
    expect(await faultsInLight(page, 'main')).toEqual([])
    for (const [name, act] of Object.entries(dialogs)) {
      await turn(page, 'light', WIDE)
      const faults = await act(page)
        .then(() => faultsInDialog(page, WIDE_ONLY.includes(name)))
        .catch((cause) => {
          throw new Error(name, { cause })
        })
      expect(faults, name).toEqual([])
      while ((await page.locator(DIALOG).filter({ visible: true }).count()) > 0) await page.keyboard.press('Escape')
    }
  })
})

test('axe finds nothing where little room is left in the composer beside a folded sidebar', async () => {
  const page = await visit(pathOf('/chats/{conversation}'), { as: ours.client, viewport: WIDE })
  await see(page, 'Can you hear me?')
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await page.locator('.chat-composer textarea').fill('x'.repeat(1590))
  await page.getByText('10 characters left').waitFor()
  expect(await faultsInAllLooks(page)).toEqual([])
  await page.locator('.chat-composer textarea').fill('')
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
})

test('axe finds nothing on the dealerships of a system administrator', async () => {
  const { client } = await ours.addMember({ role: 'manager', is_system_admin: true })
  const page = await open('/admin', { as: client, viewport: WIDE })
  await see(page, 'Everyone on Lotwire')
  expect(await faultsInAllLooks(page)).toEqual([])
})

test('axe finds nothing on the settings while they load', async () => {
  const page = await open('/dashboard', { as: await logIn(ours.email), viewport: WIDE })
  await see(page)
  await page.route('**/api/settings/twilio/status', () => {})
  await goTo(page, '/settings/twilio')
  await page.getByRole('status').getByText('Loading...').waitFor()
  expect(await faultsOn(page, 'light')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.locator('html.dark').waitFor()
  expect(await faultsOn(page, 'dark', COLORS)).toEqual([])
})

/** Pages of people without a session, and what is done there first. */
const PUBLIC: [path: string, shows: string | RegExp, act?: Open][] = [
  ['/', 'Answer every customer before they drive to the next lot'],
  ['/pages/terms-of-service', 'Terms of Service'],
  ['/pages/privacy-policy', 'Privacy Policy'],
  ['/pages/security', 'Security'],
  ['/developers', 'API reference', (page) => page.getByText('List or search contacts').click()],
  ['/login?verified=1', 'Welcome back'],
  ['/signup', 'Create your account'],
  ['/signup', 'Create your account', (page) => page.locator('button[type=submit]').click()],
  ['/nothing', 'Page not found'],
  ['/forgot-password', 'Forgot your password?'],
  ['/email/verify', 'Verify your email'],
  ['/reset-password', 'Set a new password'],
  ['/invitation?email=a@b.example&code=1', /./],
  ['{trade_in}', /photo/i],
  ['/appointment/{code}', 'Phone call'],
  ['{dealer}', 'Kia Rio'],
  ['/vehicle/{vehicle}', '2021 Ford Escape'],
  ['/texting/{texting}/opt-in', 'Ruiz Motors'],
  ['/texting/{texting}/terms', 'Ruiz Motors'],
]
test.each(PUBLIC)('axe finds nothing on %s, light or dark, wide or on a phone', async (path, shows, act) => {
  const page = await visit(pathOf(path), { viewport: WIDE })
  await page.locator('main').getByText(shows).filter({ visible: true }).first().waitFor()
  await act?.(page)
  expect(await faultsInAllLooks(page)).toEqual([])
})

describe('axe finds nothing in dark, wide or on a phone, and no word is cut in Spanish, on', () => {
  let reader: Client
  // On a slow machine the screens before have outlived the first sign-in, which their page has renewed for itself.
  beforeAll(async () => {
    reader = await logIn(ours.email)
  })
  test.each(SCREENS)('%s', async (path, shows) => {
    const look = { viewport: PHONE, colorScheme: 'dark', language: 'es' } as const
    const page = await visit(pathOf(path), { as: reader, ...look })
    await see(page, shows)
    // Spanish is longer: what fits here on a tablet fits there in English.
    const cuts = await cutsIn(page, 'on a phone')
    expect([...cuts, ...(await faultsInDark(page, 'main')), ...(await cutsIn(page, 'wide'))]).toEqual([])
    await turn(page, 'dark', TABLET)
    expect(await cutsIn(page, 'on a tablet')).toEqual([])
  })
})
