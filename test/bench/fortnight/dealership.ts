import { setTimeout as wait } from 'node:timers/promises'
import { voice } from '#contract/calls/voice.ts'
import { imports } from '#contract/customers/imports.ts'
import { automations } from '#contract/outreach/automations.ts'
import { leads } from '#contract/outreach/leads.ts'
import { apiKeys } from '#contract/people/api-keys.ts'
import { me } from '#contract/people/me.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import { SCOPES } from '#contract/scopes.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { sendFile } from '../../../bin/smoke/send-file.ts'
import { sampleFeed } from '../../../lib/local/ftp/sample-feed.ts'
import { found } from './found.ts'
import { type Desk, type Name, PEOPLE, personAt } from './people.ts'

const VEHICLES = 400
const DAY_MS = 86_400_000

export type Dealership = Awaited<ReturnType<typeof openDealership>>

/** A dealership of six people and 400 vehicles with every system on. */
export async function openDealership(url: string) {
  const sendFeed = async (at: number) => {
    const { name, text } = feedOf(at, url)
    await fetch(`${url}/local/api/ftp/files/${name}`, { method: 'PUT', body: text })
  }
  await sendFeed(Date.now())
  const people = Object.fromEntries(PEOPLE.map((name) => [name, personAt(url, name)])) as Record<Name, Desk>
  const { rosa } = people
  const account = await found(url, rosa)
  const set = (group: string, values: Record<string, string>) =>
    rosa.call(settingGroups.update, {
      body: { settings: Object.entries(values).map(([key, value]) => ({ key, value, group })) },
    })
  await set('first_touch', { first_touch_enabled: 'true' })
  await set('outreach', { outreach_no_consent_because: 'They asked us.' })
  for (const { key: _, about, ...definition } of (await rosa.call(automations.recipes)).data) {
    const { automation } = await rosa.call(automations.create, { body: definition })
    // One that asks for something of the dealership's own stays a draft.
    await rosa.call(automations.publish, { params: { id: automation.id } }).catch(() => {})
  }
  const doors = await rosa.call(leads.renew, { params: { way: 'mail' } })
  const { id: user_id } = await people.marcus.call(me.get)
  const { key } = await rosa.call(apiKeys.create, { body: { user_id, name: 'CRM', permissions: [...SCOPES] } })
  const { webhooks } = await rosa.call(settings.twilioStatus)

  return {
    url,
    account,
    people,
    mail: doors.mail?.address ?? '',
    key,
    /** The page of a vehicle that is there. */
    async findPage() {
      const [vehicle] = (await rosa.call(inventory.list, { query: { per_page: 1 } })).data
      return vehicle?.id ?? ''
    },
    voice: webhooks.voice.replace(/#.*/, ''),
    voiceStatus: webhooks.voice_status.replace(/#.*/, ''),
    deviceOf: async (name: Name) => (await people[name].call(voice.token)).identity,
    /** Brings contacts in from a file. */
    async bringIn(text: string) {
      const { id, upload } = await rosa.call(imports.create, { body: { filename: 'people.csv', size: text.length } })
      await sendFile(upload, text)
      const reaches = async (wanted: string) => {
        while ((await rosa.call(imports.get, { params: { id } })).status !== wanted) await wait(20)
      }
      await reaches('ready')
      await rosa.call(imports.update, { params: { id }, body: { consent: 'Asked at the desk', start: true } })
      await reaches('done')
    },
    /** Puts the day's file on the dealer's server: some vehicles leave, some arrive. */
    sendFeed,
  }
}

/** A file of so many vehicles: the sample dealer's, and what arrives there in the months after. */
function feedOf(at: number, origin: string) {
  const { name, text } = sampleFeed(new Date(at), origin)
  const rows = new Map<string, string>()
  for (let day = 0; rows.size <= VEHICLES; day++)
    for (const row of sampleFeed(new Date(at + day * DAY_MS), origin).text.split('\r\n'))
      if (row && !rows.has(stockOf(row))) rows.set(stockOf(row), row)
  return { name, text: `${[...rows.values()].slice(0, VEHICLES + 1).join('\r\n')}\r\n` || text }
}
const stockOf = (row: string) => /,([A-Z]\d{3,}),/.exec(row)?.[1] ?? row.slice(0, 20)
