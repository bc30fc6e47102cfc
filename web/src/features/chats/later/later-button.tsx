import { AlarmClock } from 'lucide-react'
import { LaterMenu } from '../../../parts/later-menu.tsx'
import { useLaterText } from '../../../parts/later-texts.ts'

type LaterButtonProps = Omit<Parameters<typeof LaterMenu>[0], 'children'> & { isDisabled: boolean }

/** Beside Send: the same message at another time. */
export function LaterButton({ isDisabled, ...menu }: LaterButtonProps) {
  const t = useLaterText()
  return (
    <LaterMenu {...menu}>
      <button
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
