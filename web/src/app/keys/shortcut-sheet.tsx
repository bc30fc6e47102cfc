import { useText } from '../../lib/language/text.ts'
import { useShortcuts } from '../../lib/shortcuts.ts'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import './keys.css'
import { keyTexts } from './texts.ts'

const IS_APPLE = /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** All shortcuts of the current page. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useText(keyTexts)
  const common = useText()
  const keys = [
    { key: IS_APPLE ? '⌘ K' : 'Ctrl K', label: t('palette') },
    ...useShortcuts(),
    { key: 'Enter', label: t('open') },
    { key: 'Esc', label: t('leave') },
  ]
  return (
    <DialogFrame open onClose={onClose} title={t('shortcuts')} closeLabel={common('close')}>
      <dl className="key-sheet">
        {keys.map(({ key, label }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  )
}
