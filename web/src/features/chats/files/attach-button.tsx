import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { FILE_TYPES } from '#contract/platform/file-types.ts'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../texts/files.ts'

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
  const label = blocked ? `${t('attach')}: ${blocked}` : t('attach')
  return (
    <>
      <button
        type="button"
        className="chat-attach"
        disabled={blocked !== undefined}
        aria-label={label}
        title={label}
        onClick={() => chooser.current?.click()}
      >
        <Paperclip aria-hidden />
      </button>
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
