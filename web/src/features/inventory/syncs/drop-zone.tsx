import { Button, Text } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import './drop-zone.css'
import { ACCEPTED } from './feed-file.ts'
import { useSyncText } from './texts.ts'

interface DropZoneProps {
  onFile: (file: File) => void
  /** Takes no file at the moment. */
  disabled?: boolean
  /** The file that was taken; another can still be dropped or chosen. */
  children?: ReactNode
}

/** Where a file is dropped, or chosen. */
export function DropZone({ onFile, disabled, children }: DropZoneProps) {
  const t = useSyncText()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => !disabled && files?.[0] && onFile(files[0])
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's other way; the button is everybody's
    <div
      className="lot-drop"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {children ?? (
        <>
          <FileUp aria-hidden />
          <Text>{t('drop_here')}</Text>
        </>
      )}
      <Button variant="outline" disabled={disabled} onClick={() => chooser.current?.click()}>
        {t(children ? 'another_file' : 'choose_file')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t('choose_file')}
        onChange={({ target }) => {
          take(target.files)
          // The same file, mended, can be chosen once more.
          target.value = ''
        }}
      />
    </div>
  )
}
