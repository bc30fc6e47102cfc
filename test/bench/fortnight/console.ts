import { askConsole } from '../live.ts'

/** The clock of a local cloud, which only goes ahead. */
export function openClock(url: string) {
  let offsetMs = 0
  const set = async (offset_hours: number) => {
    const answer = await askConsole<{ offset_hours: number }>(url, 'clock', { offset_hours })
    offsetMs = answer.offset_hours * 3_600_000
  }
  return {
    now: () => Date.now() + offsetMs,
    /** Lets time pass until then, with all that is due on the way. */
    async passTo(moment: number) {
      const ahead = moment - Date.now()
      if (ahead > offsetMs) await set(ahead / 3_600_000)
    },
    /** After a restart: the clock kept what it had come to. */
    async read() {
      const { offset_hours } = await askConsole<{ offset_hours: number }>(url, 'state')
      offsetMs = offset_hours * 3_600_000
    },
  }
}
export type Clock = ReturnType<typeof openClock>

export interface Text {
  from: string
  to: string
  body: string
  direction: string
  status: string
  date_created: string
}

/** Everything that Twilio carried, the oldest first. */
export async function textsAt(url: string): Promise<Text[]> {
  const { messages } = await askConsole<{ messages: Text[] }>(url, 'twilio/messages')
  return messages.toReversed()
}
