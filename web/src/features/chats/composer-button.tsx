import type { LucideIcon } from 'lucide-react'

interface ComposerButtonProps {
  icon: LucideIcon
  label: string
  /** Why nothing can be sent at the moment. */
  blocked?: string
  onClick: () => void
}

/** A button beside the field where a message is written. */
export function ComposerButton({ icon: Icon, label, blocked, onClick }: ComposerButtonProps) {
  const words = blocked ? `${label}: ${blocked}` : label
  return (
    <button
      type="button"
      className="chat-attach"
      disabled={blocked !== undefined}
      aria-label={words}
      title={words}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </button>
  )
}
