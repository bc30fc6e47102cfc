import { Button, Text } from '@chakra-ui/react'
import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import './drop-zone.css'

interface DropZoneProps {
  /** The file types offered by the file chooser. */
  accept: string
  words: { dropHere: string; choose: string; chooseAnother: string }
  onFile: (file: File) => void
  /** Temporarily accepts no file. */
  disabled?: boolean
  /** The accepted file; another can still be dropped or chosen. */
  children?: ReactNode
}

/** An area to drop a file on, with a button to choose one. */
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
          // Allows the same file to be chosen again after it was fixed.
          target.value = ''
        }}
      />
    </div>
  )
}
