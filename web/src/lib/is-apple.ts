/** Apple's keyboards have ⌘ where others have Ctrl. */
export const IS_APPLE = /Mac|iP(hone|ad)/.test(navigator.userAgent)
