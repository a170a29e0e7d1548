/** As much of XMLHttpRequest as uploads use, on the `fetch` of this moment; a body has gone as soon as it is sent. */
export class FakeXmlHttpRequest {
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  status = 0;
  response = '';
  private readonly sent = { method: '', url: '', headers: new Headers(), abort: new AbortController() };
  private received = new Headers();

  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }

  setRequestHeader(name: string, value: string): void {
    this.sent.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.sent.abort.abort();
  }

  send(body: Blob): void {
    const { url, method, headers, abort } = this.sent;
    this.upload.onprogress?.({ loaded: body.size });
    fetch(url, { method, headers, body, signal: abort.signal })
      .then(async (response) => {
        this.status = response.status;
        this.received = response.headers;
        this.response = await response.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}
