"""What does not fit on a page, measured in the browser: cut, covered, or too small for a finger."""

from typing import Final

from playwright.sync_api import Page, ViewportSize

#: Terminals and desks, a large display, a phone upright and on its side, and 1280x800 at 200 %.
SIZES: Final = (
    *((1024, 768), (1280, 800), (1920, 1080), (3840, 2160)),
    *((390, 844), (844, 390), (640, 400)),
)
FINGER: Final = 40

#: Beyond the window, cut, covered, or too small; each told by what it is and what it says.
_MISFITS: Final = """(finger) => {
    const found = [];
    const page = document.documentElement;
    const dialog = document.querySelector("dialog[open]");
    const root = dialog ?? document.body;
    const scrolls = (each) => /auto|scroll/.test(getComputedStyle(each).overflowX);
    const style = (each) => getComputedStyle(each);
    const inside = (each, test) => {
        for (let up = each.parentElement; up; up = up.parentElement) if (test(up)) return up;
        return null;
    };
    const seen = (each) => {
        if (each.closest(".unseen, [hidden], datalist")) return false;
        // A word that a sign stands for on small screens, there for screen readers only.
        if (/inset\\(50%\\)/.test(style(each).clipPath)) return false;
        const closed = each.closest("details:not([open])");
        if (closed && !each.closest("summary")) return false;
        return each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const name = (each) => {
        const told = each.getAttribute("aria-label") || each.textContent.trim();
        const kind = each.className?.baseVal ?? each.className;
        return `${each.tagName.toLowerCase()}.${kind} "${told.replace(/\\s+/g, " ").slice(0, 50)}"`;
    };
    if (page.scrollWidth > page.clientWidth)
        found.push(`the page is ${page.scrollWidth - page.clientWidth} px wider than the window`);
    for (const each of root.querySelectorAll("*")) {
        if (each instanceof SVGElement || !seen(each)) continue;
        const box = each.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const { overflowX, overflowY } = style(each);
        const says = [...each.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        const moved = inside(each, scrolls);
        if (says && !moved && (box.right > innerWidth + 1 || box.left < -1))
            found.push(`beyond the edge: ${name(each)}`);
        const typed = /INPUT|TEXTAREA|SELECT/.test(each.tagName);
        if (!typed && /hidden|clip/.test(overflowX) && each.scrollWidth > each.clientWidth + 1)
            found.push(`cut at the side: ${name(each)}`);
        if (/hidden|clip/.test(overflowY) && each.scrollHeight > each.clientHeight + 2 && says)
            found.push(`cut below: ${name(each)}`);
    }
    const touched = [...root.querySelectorAll("button, a[href], input, select, textarea, summary")]
        .filter((each) => seen(each) && each.getBoundingClientRect().width);
    const inText = (each) => each.tagName === "A" && style(each).display === "inline"
        && each.parentElement.textContent.trim() !== each.textContent.trim();
    const area = (each) => {
        const own = each.getBoundingClientRect();
        const label = each.closest("label");
        return /checkbox|radio/.test(each.type) && label ? label.getBoundingClientRect() : own;
    };
    for (const each of touched) {
        const box = area(each);
        if (!inText(each) && Math.min(box.width, box.height) < finger - 0.5)
            found.push(`small, ${Math.round(box.width)}x${Math.round(box.height)}: ${name(each)}`);
    }
    const pinned = (each) => {
        const fixed = (up) => /sticky|fixed/.test(style(up).position);
        return fixed(each) || inside(each, (up) => fixed(up) || scrolls(up)
            || /auto|scroll/.test(style(up).overflowY));
    };
    const loose = touched.filter((each) => !pinned(each)).map((each) => [each, area(each)]);
    for (const [place, [one, a]] of loose.entries())
        for (const [other, b] of loose.slice(place + 1)) {
            if (one.contains(other) || other.contains(one) || one.closest("label")?.contains(other))
                continue;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 2 && high > 2) found.push(`${name(one)} lies over ${name(other)}`);
        }
    return [...new Set(found)];
}"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


def misfits(page: Page) -> list[str]:
    """What is wrong with a page as it stands: of the open dialogue, where there is one."""
    return list(page.evaluate(_MISFITS, FINGER))
