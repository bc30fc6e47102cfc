import { useEffect, useRef } from 'react'

/** The microphone's level, drawn without rendering. */
export function LevelMeter({ level, isRunning }: { level: () => number; isRunning: boolean }) {
  const bar = useRef<HTMLSpanElement>(null)
  const read = useRef(level)
  read.current = level
  useEffect(() => {
    if (!isRunning) return
    let frame = 0
    const draw = () => {
      bar.current?.style.setProperty('--level', String(read.current()))
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [isRunning])
  return <span ref={bar} className="chat-voice-level" data-running={isRunning || undefined} aria-hidden />
}
