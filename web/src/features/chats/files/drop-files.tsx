import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { fileTexts } from '../texts/files.ts'
import './files.css'

interface DropFilesProps {
  disabled: boolean
  onFiles: (files: Iterable<File>) => void
  children: ReactNode
}

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** The conversation as a place to drop files on. */
export function DropFiles({ disabled, onFiles, children }: DropFilesProps) {
  const t = useText(fileTexts)
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's other way; the button is everybody's
    <div
      className="chat-drop"
      onDragOver={(event) => {
        if (!bringsFiles(event)) return
        // Also where nothing is taken: a browser would leave the page and open the file.
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && (
        <div className="chat-drop-here">
          <FileUp aria-hidden /> {t('drop_here')}
        </div>
      )}
    </div>
  )
}
