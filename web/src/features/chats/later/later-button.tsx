import { AlarmClock } from 'lucide-react'
import { useRef } from 'react'
import { useAct } from '../../../lib/acts.ts'
import { LaterMenu } from '../../../parts/later-menu.tsx'
import { useLaterText } from '../../../parts/later-texts.ts'

type LaterButtonProps = Omit<Parameters<typeof LaterMenu>[0], 'children'> & { isDisabled: boolean }

/** Beside Send: the same message at another time. */
export function LaterButton({ isDisabled, ...menu }: LaterButtonProps) {
  const t = useLaterText()
  const button = useRef<HTMLButtonElement>(null)
  useAct(
    isDisabled
      ? null
      : { id: 'send-later', label: t('send_later'), group: 'conversation', run: () => button.current?.click() },
  )
  return (
    <LaterMenu {...menu}>
      <button
        ref={button}
        type="button"
        className="chat-attach"
        disabled={isDisabled}
        aria-label={t('send_later')}
        title={t('send_later')}
      >
        <AlarmClock aria-hidden />
      </button>
    </LaterMenu>
  )
}
