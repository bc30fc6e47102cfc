import { Camera, type LucideIcon, Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { FILE_TYPES } from '#contract/platform/file-types.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMedia } from '../../../lib/use-media.ts'
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

/** Chooses files to send, or on a phone or tablet takes a picture. */
export function AttachButton(props: AttachButtonProps) {
  const t = useText(fileTexts)
  const hasCamera = useMedia('(pointer: coarse)')
  return (
    <>
      <Chooser {...props} icon={Paperclip} label={t('attach')} accept={ACCEPTED} multiple />
      {hasCamera && <Chooser {...props} icon={Camera} label={t('take_photo')} accept="image/*" capture="environment" />}
    </>
  )
}

interface ChooserProps extends AttachButtonProps {
  icon: LucideIcon
  label: string
  accept: string
  multiple?: boolean
  capture?: 'environment'
}

function Chooser({ blocked, onFiles, icon, label, ...input }: ChooserProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <ComposerButton icon={icon} label={label} blocked={blocked} onClick={() => chooser.current?.click()} />
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen once more.
          target.value = ''
        }}
      />
    </>
  )
}
