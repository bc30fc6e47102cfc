import { statSync } from 'node:fs'
import { join } from 'node:path'
import { simulatedAt } from './channels/simulated-channels.ts'
import { fetchMedia } from './media.ts'
import type { Media, Message } from './records.ts'
import type { Simulator } from './simulator.ts'

/** A file could not be fetched, or its type or size is not accepted by the channel. */
const NOT_FETCHED = 63019
const WRONG_TYPE = 12300
const TOO_LARGE = 11751

/** Fetches an outbound message's files, and fails the message if the channel rejects one of them. */
export async function takeMedia(sim: Simulator, { sid, to }: Message): Promise<void> {
  for (const media of sim.store.all('media').filter(({ message_sid }) => message_sid === sid)) {
    const code = await refusalOf(sim, media, to)
    if (code !== undefined) sim.store.update('message', sid, { fails_with: code })
  }
}

async function refusalOf(sim: Simulator, media: Media, to: string): Promise<number | undefined> {
  try {
    const { content_type } = media.url === null ? media : await fetchMedia(sim, media)
    const most = simulatedAt(to).mediaBytes?.(content_type) ?? 0
    if (most === 0) return WRONG_TYPE
    return statSync(join(sim.dir, media.sid)).size > most ? TOO_LARGE : undefined
  } catch {
    return NOT_FETCHED
  }
}
