/**
 * The product's fonts, the same files as in the workspace (web/public/assets). Until they are loaded, Arial replaces
 * them at their width (Figtree's letters are 0.449 em wide on average, Arial's 0.446 and its bold ones 0.480), so that
 * nothing moves afterwards.
 */
export const fontsCss = `
@font-face {
  font-family: Figtree; font-weight: 300 900; font-display: swap; src: url("/assets/figtree-latin-ext-1.woff2") format("woff2");
  unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF;
}
@font-face {
  font-family: Figtree; font-weight: 300 900; font-display: swap; src: url("/assets/figtree-latin-1.woff2") format("woff2");
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face { font-family: "Figtree stand-in"; font-weight: 300 550; src: local("Arial"), local("Roboto"); size-adjust: 100.7%; ascent-override: 94.3%; descent-override: 24.8%; line-gap-override: 0%; }
@font-face { font-family: "Figtree stand-in"; font-weight: 551 900; src: local("Arial Bold"), local("Arial-BoldMT"); size-adjust: 95.9%; ascent-override: 99.1%; descent-override: 26.1%; line-gap-override: 0%; }
`
