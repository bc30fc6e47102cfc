import { Button, Text } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import './drop-zone.css'
import { ACCEPTED } from './feed-file.ts'
import { useSyncText } from './texts.ts'

/** Where a file is dropped, or chosen. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const t = useSyncText()
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => files?.[0] && onFile(files[0])
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
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
      <FileUp aria-hidden />
      <Text>{t('drop_here')}</Text>
      <Button variant="outline" onClick={() => chooser.current?.click()}>
        {t('choose_file')}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label={t('choose_file')}
        onChange={({ target }) => take(target.files)}
      />
    </div>
  )
}
