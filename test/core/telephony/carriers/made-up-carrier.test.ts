import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { newFolder } from '../../../new-folder.ts'
import { openTestTable } from '../../../table.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const CHANNELS = 'functions/contract/customers/channels'
const CARRIERS = 'functions/core/telephony/carriers'
const CHATS = 'web/src/features/chats'

/** All that a channel of a new carrier's takes: two files of its own, and its entries in four lists. */
const FILES: Record<string, string | [where: RegExp, added: string][]> = {
  [`${CHANNELS}/pigeon.ts`]: `
    import type { ChannelFacts } from './channel-facts.ts'

    export const pigeon = {
      name: 'Pigeon',
      carrier: 'loft',
      prefix: 'pigeon:',
      address: { kind: 'pigeon', isGiven: true, isNumber: false },
      leavesByService: false,
      characters: 40,
      windowHours: 24,
      burstSeconds: 5,
      personHours: 168,
      files: { bytes: {}, addresses: '', captioned: [] },
      hasTemplates: false,
      isBilledBySegment: false,
      hasReadReceipts: false,
    } as const satisfies ChannelFacts`,
  [`${CHANNELS}/channels.ts`]: [
    [/^import .* from '.\/sms.ts'$/m, `import { pigeon } from './pigeon.ts'`],
    [/const channels = \{/, ' pigeon,'],
  ],
  [`${CARRIERS}/loft.ts`]: `
    import type { Carrier, Sending } from './carrier.ts'

    export const flown: Sending[] = []
    export const loft: Carrier = {
      findSender: async () => ({
        from: undefined,
        send: async (sending) => ({ outcome: 'accepted', sid: 'ring-' + flown.push(sending), status: 'delivered' }),
      }),
    }`,
  [`${CARRIERS}/carriers.ts`]: [
    [/^import .* from '.\/carrier.ts'$/m, `import { loft } from './loft.ts'`],
    [/= \{ twilio/, ', loft'],
  ],
  [`${CHATS}/channel-texts.ts`]: [
    [
      /export const channelTexts = \{/,
      `pigeon: {
        no_address: { en: '…', es: '…' },
        start_hint: { en: '…', es: '…' },
        start_failed: { en: '…', es: '…' },
        placeholder: { en: '…', es: '…' },
        opted_out: { en: '…', es: '…' },
      },`,
    ],
  ],
  [`${CHATS}/channel-looks.ts`]: [[/CHANNEL_LOOKS: .* = \{/, `pigeon: { icon: MessageCircle, palette: 'purple' },`]],
}

/** The tree with these files, of which core runs. */
function plantCarrier(): string {
  const folder = newFolder('carrier')
  for (const path of ['functions', 'package.json', 'test/core/telephony/carriers/converse.ts'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, file] of Object.entries(FILES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), typeof file === 'string' ? file : withEntries(path, file))
  }
  return folder
}

function withEntries(path: string, entries: [where: RegExp, added: string][]): string {
  let text = readFileSync(join(ROOT, path), 'utf8')
  for (const [where, added] of entries) {
    expect(text).toMatch(where)
    text = text.replace(where, (found) => `${found}\n${added}`)
  }
  return text
}

test('another carrier with its channel is at most six files, none of messaging’s, and customers are answered by it', async () => {
  expect(Object.keys(FILES).length).toBeLessThanOrEqual(6)
  expect(Object.keys(FILES).filter((path) => path.includes('/messaging/'))).toEqual([])
  await openTestTable()
  const folder = plantCarrier()
  const { stdout } = await promisify(execFile)(process.execPath, ['test/core/telephony/carriers/converse.ts'], {
    cwd: folder,
  })
  expect(JSON.parse(stdout)).toEqual({
    thread: [
      { direction: 'inbound', body: 'Coo? I am +15125550100.', status: 'received' },
      { direction: 'outbound', body: 'It is here.', status: 'delivered', sid: 'ring-1' },
    ],
    flown: [{ to: 'speckled', content: { body: 'It is here.' } }],
    // What they wrote is no proof of a number: its owner stays somebody else, and nobody types this one's address.
    isOwnersSeparate: true,
    fields: [],
    merged: { addresses: { pigeon: 'speckled' }, user_ids: ['gray'] },
    refusals: {
      'a text of 41 characters': 'too_long',
      'a person after a day': undefined,
      'the assistant after a day': 'window_closed',
      'a person after eight days': 'window_closed',
    },
  })
})
