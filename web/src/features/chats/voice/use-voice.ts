import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { fileTexts } from '../file-texts.ts'
import { MOST_SECONDS, openRecording, type Recording } from './recording.ts'
import { toOgg } from './to-ogg.ts'

type VoiceState = 'idle' | 'asking' | 'recording' | 'paused' | 'preparing' | 'recorded'

const TICK_MS = 100

interface Held {
  recording?: Recording
  /** The finished recording on its way into a file. */
  preparing?: Promise<File>
  /** The last request for the microphone that is still wanted: the answer to another one is released at once. */
  asked?: object
}

/**
 * A voice note from the microphone: recorded with pauses, heard before it is sent, or discarded. Whoever leaves without
 * either finds it among the files: `keep` takes it.
 */
export function useVoice(keep: (file: File) => void) {
  const t = useText(fileTexts)
  const [state, setState] = useState<VoiceState>('idle')
  const [seconds, setSeconds] = useSeconds(state === 'recording')
  const { file, src, know } = useRecorded()
  const held = useRef<Held>({})
  useOnLeave(keep, () => {
    const { preparing, recording } = held.current
    held.current = {}
    return file ?? preparing ?? recording?.finish().then(fileOf)
  })
  useOnFull(seconds >= MOST_SECONDS, () => void finish())

  function failed(own: object | undefined, what: 'microphone_refused' | 'voice_failed') {
    if (held.current.asked !== own) return
    held.current.preparing = undefined
    setState('idle')
    toaster.create({ type: 'error', title: t(what) })
  }

  async function start() {
    setState('asking')
    setSeconds(0)
    const own = {}
    held.current = { asked: own }
    try {
      const opened = await openRecording()
      if (held.current.asked !== own) return opened.discard()
      held.current.recording = opened
      setState('recording')
    } catch {
      failed(own, 'microphone_refused')
    }
  }

  async function finish() {
    const { recording, asked: own } = held.current
    if (!recording) return
    setState('preparing')
    const preparing = recording.finish().then(fileOf)
    held.current = { asked: own, preparing }
    try {
      const recorded = await preparing
      // Discarded meanwhile.
      if (held.current.asked !== own) return
      held.current.preparing = undefined
      know(recorded)
      setState('recorded')
    } catch {
      failed(own, 'voice_failed')
    }
  }

  function end() {
    held.current.recording?.discard()
    held.current = {}
    know(undefined)
    setState('idle')
  }
  const to = (next: 'pause' | 'resume', then: VoiceState) => () => {
    held.current.recording?.[next]()
    setState(then)
  }
  return {
    state,
    seconds,
    src,
    level: () => held.current.recording?.level() ?? 0,
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

/** The recorded note, and its address in this page. */
function useRecorded() {
  const [file, setFile] = useState<File>()
  const [src, setSrc] = useState('')
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  function know(recorded: File | undefined) {
    setFile(recorded)
    setSrc(recorded ? URL.createObjectURL(recorded) : '')
  }
  return { file, src, know }
}

/** The clock alone ends a note that is as long as it may be. */
function useOnFull(isFull: boolean, finish: () => void) {
  const end = useEffectEvent(finish)
  useEffect(() => {
    if (isFull) end()
  }, [isFull])
}

/** Whoever leaves finds a note that they neither sent nor discarded among the files. */
function useOnLeave(keep: (file: File) => void, takeNote: () => File | Promise<File> | undefined) {
  const t = useText(fileTexts)
  const leave = useEffectEvent(async () => {
    const note = takeNote()
    try {
      if (note) keep(await note)
    } catch {
      toaster.create({ type: 'error', title: t('voice_failed') })
    }
  })
  useEffect(() => () => void leave(), [])
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
