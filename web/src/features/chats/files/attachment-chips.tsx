import { RotateCcw, X } from 'lucide-react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { fileTexts } from '../file-texts.ts'
import { KindIcon } from '../media/kind-icon.tsx'
import { mediaKind } from '../media/media-kind.ts'
import type { Attachment } from './attachments.ts'
import './files.css'

interface AttachmentChipsProps {
  files: readonly Attachment[]
  /** What is said beside a file that this channel does not carry. */
  linkNote: (file: Attachment) => string | undefined
  onRemove: (id: string) => void
  onRetry: (id: string) => void
}

/** The files that go with the next message: thumbnail, how far each is, and what can be done about it. */
export function AttachmentChips({ files, linkNote, onRemove, onRetry }: AttachmentChipsProps) {
  const t = useText(fileTexts)
  if (files.length === 0) return null
  return (
    <ul className="chat-files" aria-label={t('files_to_send')}>
      {files.map((file) => (
        <Chip key={file.id} file={file} note={linkNote(file)} onRemove={onRemove} onRetry={onRetry} />
      ))}
    </ul>
  )
}

type ChipProps = Pick<AttachmentChipsProps, 'onRemove' | 'onRetry'> & { file: Attachment; note: string | undefined }

function Chip({ file, note, onRemove, onRetry }: ChipProps) {
  const t = useText(fileTexts)
  const { bytes } = useFormats()
  const { id, name, content_type, size, preview, done, url, failure } = file
  const kind = mediaKind(content_type)
  const said =
    failure &&
    (typeof failure === 'object' ? failure.said : t(failure === 'offline' ? 'upload_offline' : 'upload_failed'))
  return (
    <li className="chat-file" data-failed={failure !== undefined || undefined}>
      {kind === 'image' && preview ? (
        <img className="chat-file-thumb" src={preview} alt="" />
      ) : (
        <span className="chat-file-thumb">
          <KindIcon kind={kind} />
        </span>
      )}
      <span className="chat-file-words">
        <span className="chat-file-name" title={name}>
          {name}
        </span>
        {said ? (
          <span role="alert">{said}</span>
        ) : url === undefined ? (
          <ProgressBar label={t('uploading', { name })} value={done} />
        ) : (
          <span>{note ?? bytes(size)}</span>
        )}
      </span>
      {failure !== undefined && typeof failure !== 'object' && (
        <button
          type="button"
          aria-label={`${t('try_again')}: ${name}`}
          title={t('try_again')}
          onClick={() => onRetry(id)}
        >
          <RotateCcw aria-hidden />
        </button>
      )}
      <button
        type="button"
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={() => onRemove(id)}
      >
        <X aria-hidden />
      </button>
    </li>
  )
}
