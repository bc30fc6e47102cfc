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
  let drops = 0
  const end = () => {
    if (recorder?.state === 'recording') recorder.stop()
  }
  const discard = () => {
    drops += 1
    end()
  }
  const record = async () => {
    if (!begin) return
    begin.disabled = true
    const dropsBefore = drops
    let stream: MediaStream | undefined
    const letGo = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      // The chat may have been closed while the browser asked.
      if (drops === dropsBefore) listen(stream, letGo)
      else letGo()
    } catch {
      letGo()
      say(t.no_microphone ?? '')
    }
    begin.disabled = false
  }
  const listen = (stream: MediaStream, letGo: () => void) => {
    // What plays everywhere comes first.
    const formats = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4']
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
    const listening = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 32_000 })
    const dropsBefore = drops
    const pieces: Blob[] = []
    let timer: ReturnType<typeof setInterval> | undefined
    listening.ondataavailable = ({ data }) => pieces.push(data)
    // It also ends by itself, where the microphone is taken away.
    listening.onstop = () => {
      clearInterval(timer)
      letGo()
      bar.hidden = true
      row.hidden = false
      begin?.focus()
      const type = listening.mimeType
      if (drops === dropsBefore) send(new File(pieces, `voice.${/mp4/.test(type) ? 'm4a' : 'weba'}`, { type }))
    }
    listening.start()
    recorder = listening
    let seconds = 0
    const tick = () => {
      clock.textContent = `${t.recording} ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
      if (seconds >= MOST_SECONDS) end()
      seconds += 1
    }
    tick()
    timer = setInterval(tick, 1000)
    row.hidden = true
    bar.hidden = false
    say('')
    done?.focus()
  }
  if (begin) begin.hidden = !('mediaDevices' in navigator && 'MediaRecorder' in window)
  begin?.addEventListener('click', record)
  drop?.addEventListener('click', discard)
  done?.addEventListener('click', end)
  window.addEventListener('pagehide', discard)
  return { drop: discard }
}
