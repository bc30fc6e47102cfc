import type { Channel } from '#contract/customers/channels/channels.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { chats } from '#contract/messaging/chats.ts'
import { publicChat } from '#contract/messaging/webchat.ts'
import { type Input, pathOf } from '#contract/route.ts'
import { metaPages } from '#contract/telephony/meta-pages.ts'
import type { Meta } from '../meta.ts'
import type { Story } from './script.ts'
import { DEALERSHIP } from './staff.ts'
import { readThread, type Stage } from './tell-stories.ts'
import { until } from './until.ts'

interface Ways {
  meta: Pick<Meta, 'addPage' | 'giveCode' | 'write'>
  chat: {
    key: string
    /** The page of the dealership's site on which it is opened. */
    page: { url: string; title: string }
  }
}
type Write = (story: Story, text: string) => Promise<unknown>

/** Plays conversations that no phone carries: each begins where its customer is, and is answered in the inbox. */
export async function tellElsewhere(stage: Stage, stories: readonly Story[], { meta, chat }: Ways) {
  const page = meta.addPage({ name: DEALERSHIP, instagram: 'mariposamotors' })
  await stage.browsers.rosa.call(metaPages.connect, { body: { code: meta.giveCode([page.id]) } })
  const toPage =
    (account = page.id): Write =>
    ({ from, name }, text) =>
      meta.write({ account, person: from, name, texts: [text] })
  const ways: Partial<Record<Channel, Write>> = {
    messenger: toPage(),
    instagram: toPage(page.instagram?.id),
    webchat: openSite(stage, chat),
  }
  await Promise.all(stories.map((story) => tell(stage, story, ways)))
}

async function tell({ browsers, people, clock }: Stage, story: Story, ways: Partial<Record<Channel, Write>>) {
  for (const [hoursAgo, type, by, text] of story.lines)
    await clock.at(-hoursAgo, async () => {
      if (by === 'customer') return ways[type]?.(story, text)
      const { id, contact } = await place(type)
      if (story.isUnread) await readThread(browsers[by], type, id)
      await browsers[by].call(chats.send, { params: { type, id }, body: { body: text, contact_id: contact } })
    })
  const [hoursAgo = 0, type] = story.lines.at(-1) ?? []
  if (!type) return
  await clock.at(-hoursAgo, async () => {
    const { id, contact } = await place(type)
    if (!story.isUnread) await readThread(browsers.rosa, type, id)
    if (story.assignee)
      await browsers.rosa.call(assignments.assign, {
        body: { contact_id: contact, agent_id: people[story.assignee].id },
      })
  })

  /** Their carriers give them addresses: the inbox says where it is. */
  function place(channel: Channel) {
    return until(async () => {
      const { data } = await browsers.rosa.call(chats.recent, { query: { per_page: 100 } })
      const row = data.find(({ display_name }) => display_name === story.name)
      const id = row?.[`${channel}_conversation_id`]
      return row && id ? { id, contact: row.contact_id } : undefined
    })
  }
}

/** Writes as a visitor of the dealership's site, whose browser keeps one thread. */
function openSite({ url }: Stage, { key, page }: Ways['chat']): Write {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}.`)
    return answer.json()
  }
  let token = ''
  return async ({ name }, text) => {
    token ||= (await post(pathOf(publicChat.open, { key }), { page })).token
    await post(
      pathOf(publicChat.send),
      { body: text, name, page } satisfies Input<typeof publicChat.send>['body'],
      token,
    )
  }
}
