/*
  Shows a page of ours where the house does not answer, and nothing else: a screen that starts before
  its server waits there and goes on by itself. Money and tables are never answered from here.
*/
const KEPT = "croupier-offline-1";
const FILES = ["/offline.html", "/offline.js", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(drop).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate" && !path.startsWith("/v1/")) event.respondWith(page(request));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});

async function page(request) {
  try {
    const answer = await fetch(request);
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    return answer.status < 500 || isPage ? answer : await caches.match("/offline.html");
  } catch {
    return caches.match("/offline.html");
  }
}
