import { randomInt } from 'node:crypto'
import { type Person, personAt } from '../../person.ts'
import { askConsole } from '../live.ts'

/** Somebody who writes on a channel. All that is brought of them may be brought again, in any order: it throws until it was taken. */
export interface Customer {
  bring(id: string, text: string): Promise<unknown>
  /** Tells, once it has been answered, that what they got came, and where the channel says so that it was read. */
  reports: (() => Promise<unknown>)[]
}

/** A channel beside texts and WhatsApp, as a customer of the demonstration dealership has it. */
export interface Way {
  channel: 'email' | 'webchat' | 'messenger' | 'instagram'
  /** The status that its reports come to. */
  comesTo: 'delivered' | 'read'
  open(): Promise<Customer>
}

/** Connects a page and the chat of the dealership's site, and opens all four. */
export async function openWays(url: string, owner: Person): Promise<Way[]> {
  const { page } = await askConsole<{ page: Page }>(url, 'meta/pages', { name: 'Bench Motors', instagram: 'bench' })
  const { code } = await askConsole<{ code: string }>(url, 'meta/codes', { pages: [page.id] })
  taken(await owner.post('/api/settings/meta', { code }))
  const chat = taken(await owner.change('PUT', '/api/settings/webchat', { sites: [url] }))
  const leads = taken(await owner.post('/api/leads/mail'))
  return [
    { channel: 'email', comesTo: 'delivered', open: async () => byMail(url, leads.mail.address) },
    { channel: 'webchat', comesTo: 'read', open: () => onSite(url, chat.key) },
    { channel: 'messenger', comesTo: 'read', open: async () => atMeta(url, page.id) },
    { channel: 'instagram', comesTo: 'read', open: async () => atMeta(url, page.instagram.id) },
  ]
}
interface Page {
  id: string
  instagram: { id: string }
}

function taken({ status, body, text }: Awaited<ReturnType<Person['post']>>) {
  if (status >= 300) throw new Error(`${status}: ${text}`)
  return body
}

const newName = () => `Way ${randomInt(1e9)}`

/** A lead that was told by mail is known by its address from then on; once it was answered, it answers that. */
function byMail(url: string, leads: string): Customer {
  const name = newName()
  const from = `${name.toLowerCase().replace(' ', '-')}@gmail.example`
  let [isKnown, isAnswered] = [false, false]
  return {
    async bring(id, text) {
      if (!isKnown) {
        const lead = `Name: ${name}\nEmail: ${from}\nMessage: Hello`
        await askConsole(url, 'inbox/mails', {
          to: leads,
          from: 'Site <web@site.example>',
          subject: 'Lead',
          text: lead,
        })
        isKnown = true
      }
      isAnswered ||= (await askConsole<{ mails: object[] }>(url, `inbox/mails?to=${from}`)).mails.length > 0
      const mail = { from: `${name} <${from}>`, text, headers: { 'Message-ID': `<${id}@gmail.example>` } }
      if (isAnswered) await askConsole(url, 'inbox/replies', mail)
      else await askConsole(url, 'inbox/mails', { ...mail, to: leads, subject: 'Hello' })
    },
    reports: [() => askConsole(url, 'inbox/events', { to: from, event: 'delivery' })],
  }
}

async function onSite(url: string, key: string): Promise<Customer> {
  const browser = personAt(url)
  const { token } = taken(await browser.send('POST', `/api/public/chat/${key}/visitors`, { language: 'en' }))
  const more = { headers: { authorization: `Bearer ${token}` } }
  const path = '/api/public/chat/messages'
  const list = async (query = '') =>
    taken(await browser.get(`${path}${query}`, more)).data as { id: string; by: string }[]
  return {
    bring: async (client_id, body) => taken(await browser.send('POST', path, { client_id, body }, more)),
    reports: [
      () => list(),
      async () => list(`?seen=${(await list()).findLast(({ by }) => by !== 'visitor')?.id ?? ''}`),
    ],
  }
}

function atMeta(url: string, account: string): Customer {
  const between = { account, person: String(randomInt(1e14, 2.8e14)) }
  const bring = async (path: string, body: object) => {
    const { statuses } = await askConsole<{ statuses: number[] }>(url, path, { ...between, ...body })
    if (statuses.some((status) => status >= 300)) throw new Error(`${path} was answered ${statuses}.`)
  }
  const tell = (event: object) => bring('meta/events', { event })
  const name = newName()
  return {
    bring: (mid, text) => bring('meta/messages', { name, texts: [text], mids: [mid] }),
    reports: [() => tell({ delivery: { watermark: Date.now() } }), () => tell({ read: { watermark: Date.now() } })],
  }
}
