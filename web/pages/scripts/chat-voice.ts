/** Records a voice message, where the browser can. It uses nothing outside of itself. */
export function chatVoice(t: Record<string, string>, send: (file: File) => void, say: (words: string) => void) {
  const row = document.querySelector('.row') as HTMLElement
  const bar = document.querySelector('.voice') as HTMLElement
  const clock = bar.querySelector('span') as HTMLElement
  const [begin, drop, done] = ['begin', 'drop', 'done'].map(
    (name) => document.querySelector(`[data-voice=${name}]`) as HTMLButtonElement,
  )
  const MOST_SECONDS = 120
  let recorder: MediaRecorder | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = (isSent: boolean) => {
    const ended = recorder
    recorder = undefined
    if (!ended) return
    clearInterval(timer)
    bar.hidden = true
    row.hidden = false
    begin?.focus()
    const pieces: Blob[] = []
    ended.ondataavailable = ({ data }) => pieces.push(data)
    ended.onstop = () => {
      for (const track of ended.stream.getTracks()) track.stop()
      const type = ended.mimeType
      if (isSent) send(new File(pieces, `voice.${/mp4/.test(type) ? 'm4a' : 'weba'}`, { type }))
    }
    ended.stop()
  }
  const record = async () => {
    if (!begin) return
    begin.disabled = true
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      // What plays everywhere comes first.
      const formats = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4']
      const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
      recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 32_000 })
      recorder.start()
      let seconds = 0
      const tick = () => {
        clock.textContent = `${t.recording} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        if (seconds >= MOST_SECONDS) stop(true)
        seconds += 1
      }
      tick()
      timer = setInterval(tick, 1000)
      row.hidden = true
      bar.hidden = false
      say('')
      done?.focus()
    } catch {
      say(t.no_microphone ?? '')
    }
    begin.disabled = false
  }
  if (begin) begin.hidden = !('mediaDevices' in navigator && 'MediaRecorder' in window)
  begin?.addEventListener('click', record)
  drop?.addEventListener('click', () => stop(false))
  done?.addEventListener('click', () => stop(true))
  window.addEventListener('pagehide', () => stop(false))
  return { drop: () => stop(false) }
}
