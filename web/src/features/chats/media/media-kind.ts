import { type FileKind, factsOf } from '#contract/platform/file-types.ts'

/** What kind of thing a content type names: what is not known is a document, to be downloaded. */
export const mediaKind = (contentType: string): FileKind => factsOf(contentType)?.kind ?? 'document'

/** Whether the page shows or plays it itself. */
export const isShownHere = (contentType: string): boolean => factsOf(contentType)?.isShown ?? false

/** An iPhone's photo, which few browsers show. */
export const isHeic = ({ content_type }: { content_type: string }): boolean => content_type === 'image/heic'
