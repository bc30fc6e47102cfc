import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { FILE_TYPES } from '#contract/platform/file-types.ts'
import { useText } from '../../../lib/language/text.ts'
import { ComposerButton } from '../composer-button.tsx'
import { fileTexts } from '../file-texts.ts'

/** Types, and ends of names for what a system knows no type of. */
const ACCEPTED = Object.entries(FILE_TYPES)
  .flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',')

interface AttachButtonProps {
  /** Why nothing can be sent at the moment. */
  blocked: string | undefined
  onFiles: (files: Iterable<File>) => void
}

/** Chooses files to send. */
export function AttachButton({ blocked, onFiles }: AttachButtonProps) {
  const t = useText(fileTexts)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <ComposerButton icon={Paperclip} label={t('attach')} blocked={blocked} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={ACCEPTED}
        aria-label={t('attach')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
    </>
  )
}
