import { FileUp, FileX } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { isTyping } from '../../../lib/is-typing.ts'
import { useText } from '../../../lib/language/text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { fileTexts } from '../file-texts.ts'
import './files.css'

interface DropFilesProps {
  /** Why no file can be sent at the moment. */
  blocked: string | undefined
  /** Of two side by side, the one that gets what is pasted beside its composer. */
  isActive: boolean
  onFiles: (files: Iterable<File>) => void
  children: ReactNode
}

/** Whether a paste is of files: a spreadsheet brings a picture of its text along. */
export const isOfFiles = (clipboard: DataTransfer) =>
  clipboard.files.length > 0 && clipboard.getData('text/plain') === ''

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** The conversation as a place to drop files on; where none can be sent, dropping or pasting one says why. */
export function DropFiles({ blocked, isActive, onFiles, children }: DropFilesProps) {
  const t = useText(fileTexts)
  const [isOver, setOver] = useState(false)
  const isBlocked = blocked !== undefined
  const refuse = () => toaster.create({ type: 'warning', title: t('not_attached'), description: blocked })

  const take = (files: FileList) => (isBlocked ? refuse() : onFiles([...files]))

  // Beside the composer, and all there is where that takes nothing and cannot be focused.
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event) || !event.clipboardData || !isOfFiles(event.clipboardData)) return
    event.preventDefault()
    take(event.clipboardData.files)
  })
  useEffect(() => {
    if (!isActive) return
    const listener = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [isActive])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's other way; the button is everybody's
    <div
      className="chat-drop"
      onDragOver={(event) => {
        if (!bringsFiles(event)) return
        // Also where nothing is taken: a browser would leave the page and open the file.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {children}
      {isOver && (
        <div className="chat-drop-here">
          {isBlocked ? <FileX aria-hidden /> : <FileUp aria-hidden />} {blocked ?? t('drop_here')}
        </div>
      )}
    </div>
  )
}
