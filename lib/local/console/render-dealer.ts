/** The sample dealer's FTP server: how to log in, what lies there, and what to put there. */
export const renderDealer = () => `<section aria-labelledby="dealer-title">
  <h2 id="dealer-title">The dealer's FTP server</h2>
  <dl id="ftp-login" class="login"></dl>
  <div id="ftp-drop" class="drop">
    <ul id="ftp-files" aria-label="Files on the server"></ul>
    <label class="attach"><input type="file" id="ftp-file" multiple>Choose files</label>
    <span class="note">or drop them here, up to 50 MB each.</span>
  </div>
  <p class="row"><button id="ftp-newer">Drop in a newer file</button></p>
  <p id="ftp-note" class="note" role="status"></p>
</section>`
