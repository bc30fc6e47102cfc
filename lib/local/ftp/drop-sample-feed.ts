import type { FeedFolder, FtpFile } from './feed-folder.ts'
import { sampleFeed } from './sample-feed.ts'

const DAY_MS = 86_400_000
const SAMPLE = /^DealerCenter_(\d{4})(\d\d)(\d\d)_7654321\.csv$/

/** Puts the next sample feed on the dealer's server: today's in an empty folder, else of the day after the newest. */
export async function dropSampleFeed(folder: FeedFolder, at: { origin: string; now: number }): Promise<FtpFile> {
  const days = folder.list().flatMap(({ name }) => {
    const [, year, month, day] = SAMPLE.exec(name) ?? []
    const time = Date.parse(`${year}-${month}-${day}`)
    return Number.isNaN(time) ? [] : [time]
  })
  const next = days.length > 0 ? Math.max(...days) + DAY_MS : at.now
  const { name, text } = sampleFeed(new Date(next), at.origin)
  await folder.put(name, text)
  return folder.list().find((file) => file.name === name) as FtpFile
}
