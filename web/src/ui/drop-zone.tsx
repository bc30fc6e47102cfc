import { Button, Text } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import './drop-zone.css'

interface DropZoneProps {
  /** What the file chooser offers. */
  accept: string
  words: { dropHere: string; choose: string; chooseAnother: string }
  onFile: (file: File) => void
  /** Takes no file at the moment. */
  disabled?: boolean
  /** The file that was taken; another can still be dropped or chosen. */
  children?: ReactNode
}

/** Where a file is dropped, or chosen. */
export function DropZone({ accept, words, onFile, disabled, children }: DropZoneProps) {
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
      className="drop-zone"
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
          <Text>{words.dropHere}</Text>
        </>
      )}
      <Button variant="outline" disabled={disabled} onClick={() => chooser.current?.click()}>
        {children ? words.chooseAnother : words.choose}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={words.choose}
        onChange={({ target }) => {
          take(target.files)
          // The same file, mended, can be chosen once more.
          target.value = ''
        }}
      />
    </div>
  )
}
