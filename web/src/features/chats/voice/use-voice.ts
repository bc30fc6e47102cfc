import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { fileTexts } from '../file-texts.ts'
import { MOST_SECONDS, openRecording, type Recording } from './recording.ts'
import { toOgg } from './to-ogg.ts'

type VoiceState = 'idle' | 'asking' | 'recording' | 'paused' | 'preparing' | 'recorded'

const TICK_MS = 100

/**
 * A voice note from the microphone: recorded with pauses, heard before it is sent, or discarded. Whoever leaves without
 * either finds it among the files: `keep` takes it.
 */
export function useVoice(keep: (file: File) => void) {
  const t = useText(fileTexts)
  const [state, setState] = useState<VoiceState>('idle')
  const [seconds, setSeconds] = useSeconds(state === 'recording')
  const [file, setFile] = useState<File>()
  const [src, setSrc] = useState('')
  const recording = useRef<Recording>(undefined)
  const preparing = useRef<Promise<File>>(undefined)
  /** The last request for the microphone that is still wanted: the answer to another one is released at once. */
  const asked = useRef<object>(undefined)
  const release = () => {
    asked.current = undefined
    preparing.current = undefined
    recording.current?.discard()
    recording.current = undefined
  }
  const leave = useEffectEvent(async () => {
    const note = file ?? preparing.current ?? recording.current?.finish().then(fileOf)
    recording.current = undefined
    asked.current = undefined
    try {
      if (note) keep(await note)
    } catch {
      toaster.create({ type: 'error', title: t('voice_failed') })
    }
  })
  useEffect(() => () => void leave(), [])
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  const isFull = seconds >= MOST_SECONDS
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock alone ends it
  useEffect(() => {
    if (isFull) void finish()
  }, [isFull])

  async function start() {
    setState('asking')
    setSeconds(0)
    const own = {}
    asked.current = own
    try {
      const opened = await openRecording()
      if (asked.current !== own) return opened.discard()
      recording.current = opened
      setState('recording')
    } catch {
      if (asked.current !== own) return
      setState('idle')
      toaster.create({ type: 'error', title: t('microphone_refused') })
    }
  }

  async function finish() {
    const going = recording.current
    if (!going) return
    recording.current = undefined
    const own = asked.current
    setState('preparing')
    preparing.current = going.finish().then(fileOf)
    try {
      const recorded = await preparing.current
      // Discarded meanwhile.
      if (asked.current !== own) return
      preparing.current = undefined
      setFile(recorded)
      setSrc(URL.createObjectURL(recorded))
      setState('recorded')
    } catch {
      if (asked.current !== own) return
      preparing.current = undefined
      setState('idle')
      toaster.create({ type: 'error', title: t('voice_failed') })
    }
  }

  function end() {
    release()
    setFile(undefined)
    setSrc('')
    setState('idle')
  }
  const to = (next: 'pause' | 'resume', then: VoiceState) => () => {
    recording.current?.[next]()
    setState(then)
  }
  return {
    state,
    seconds,
    src,
    level: () => recording.current?.level() ?? 0,
    start,
    pause: to('pause', 'paused'),
    resume: to('resume', 'recording'),
    finish,
    discard: end,
    /** The recorded note, which is then no longer here. */
    take() {
      end()
      return file
    },
  }
}

/** How long is recorded. */
function useSeconds(isRecording: boolean) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRecording) return
    let last = performance.now()
    // By the clock: a hidden page's timer is slow.
    const timer = setInterval(() => {
      const passed = performance.now() - last
      last += passed
      setSeconds((before) => before + passed / 1000)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isRecording])
  return [seconds, setSeconds] as const
}

/** In a container that WhatsApp takes. */
async function fileOf(recorded: Blob): Promise<File> {
  const kept = recorded.type.startsWith('audio/webm') ? await toOgg(recorded) : recorded
  const type = kept.type.split(';')[0] ?? ''
  return new File([kept], type === 'audio/ogg' ? 'voice.ogg' : 'voice.m4a', { type })
}

export type Voice = ReturnType<typeof useVoice>
