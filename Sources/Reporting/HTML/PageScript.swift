/// What the page can do besides being read: filters kept in the address, groups, opening a linked finding, keys. Everything
/// is there without it.
enum PageScript {
  static let text = """
    (function () {
      "use strict";
      var all = function (selector, root) { return Array.prototype.slice.call((root || document).querySelectorAll(selector)); };
      var byId = function (id) { return document.getElementById(id); };
      // Links land below the bar, however high it is.
      var bar = document.querySelector(".top");
      function measureBar() {
        var sticks = getComputedStyle(bar).position === "sticky";
        document.documentElement.style.scrollPaddingTop = (sticks ? bar.offsetHeight + 12 : 12) + "px";
      }
      measureBar();
      window.addEventListener("resize", measureBar);

      var list = byId("cards");
      var cards = all("#cards > details");
      var form = byId("filters");
      var fields = form ? all("select, input", form) : [];

      function query() {
        return fields.filter(function (field) { return field.value.trim(); }).map(function (field) {
          return field.name + "=" + encodeURIComponent(field.value.trim());
        }).join("&");
      }
      function fits(card, words) {
        return fields.every(function (field) {
          if (!field.value || field.name === "group" || field.name === "text") { return true; }
          return (card.getAttribute("data-" + field.name) || "").split("|").indexOf(field.value) >= 0;
        }) && (!words || card.textContent.toLowerCase().indexOf(words) >= 0);
      }
      function group(shown) {
        all("#cards > .group").forEach(function (head) { head.remove(); });
        cards.forEach(function (card) { list.appendChild(card); });
        var by = form.elements.group.value;
        if (!by) { return; }
        var names = [];
        var members = {};
        shown.forEach(function (card) {
          var name = (card.getAttribute("data-" + by) || "").split("|")[0] || "no " + by;
          if (!Object.prototype.hasOwnProperty.call(members, name)) { members[name] = []; names.push(name); }
          members[name].push(card);
        });
        names.forEach(function (name) {
          var head = document.createElement("h3");
          head.className = "group";
          head.textContent = name + " (" + members[name].length + ")";
          list.appendChild(head);
          members[name].forEach(function (card) { list.appendChild(card); });
        });
      }
      function apply(keepsAddress) {
        var words = form.elements.text.value.trim().toLowerCase();
        var shown = cards.filter(function (card) {
          card.hidden = !fits(card, words);
          return !card.hidden;
        });
        group(shown);
        var whole = shown.length === cards.length;
        byId("count").textContent =
          (whole ? "" : shown.length + " of ") + cards.length + (cards.length === 1 ? " finding" : " findings");
        byId("empty").hidden = shown.length > 0;
        byId("reset").hidden = !query();
        if (!keepsAddress) { history.replaceState(null, "", "#findings" + (query() ? "&" + query() : "")); }
      }
      function clear() {
        fields.forEach(function (field) { field.value = ""; });
      }
      if (form) {
        form.hidden = false;
        form.addEventListener("input", function () { apply(false); });
        form.addEventListener("submit", function (event) { event.preventDefault(); });
        ["reset", "reset-empty"].forEach(function (id) {
          byId(id).addEventListener("click", function () {
            clear();
            apply(false);
            form.elements.text.focus();
          });
        });
        var toggle = byId("toggle");
        toggle.addEventListener("click", function () {
          var open = toggle.textContent === "Open all";
          cards.forEach(function (card) { if (!card.hidden) { card.open = open; } });
          toggle.textContent = open ? "Close all" : "Open all";
        });
        // From one finding to the next, while the focus is on one.
        list.addEventListener("keydown", function (event) {
          var step = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 }[event.key];
          var card = event.target.parentNode;
          if (!step || event.target.tagName !== "SUMMARY" || cards.indexOf(card) < 0) { return; }
          if (event.metaKey || event.ctrlKey || event.altKey) { return; }
          var shown = all("#cards > details").filter(function (other) { return !other.hidden; });
          var next = shown[shown.indexOf(card) + step];
          if (next) {
            event.preventDefault();
            next.firstElementChild.focus();
          }
        });
      }
      // An address names a place, a finding, or filters: #coverage, #f-3fa9…, #findings&severity=error.
      function follow() {
        var parts = location.hash.slice(1).split("&");
        var target = null;
        try { target = byId(decodeURIComponent(parts[0])); } catch (problem) { return; }
        if (form && parts[0] === "findings" && parts.length > 1) {
          clear();
          parts.slice(1).forEach(function (part) {
            var cut = part.indexOf("=");
            var field = form.elements[part.slice(0, cut)];
            if (cut < 1 || !field || fields.indexOf(field) < 0) { return; }
            try { field.value = decodeURIComponent(part.slice(cut + 1)); } catch (problem) { return; }
            if (field.selectedIndex === -1) { field.value = ""; }
          });
          apply(true);
        }
        if (!target) { return; }
        if (target.tagName === "DETAILS") {
          if (target.hidden) {
            clear();
            apply(true);
          }
          target.open = true;
          target.firstElementChild.focus({ preventScroll: true });
        }
        if (parts.length > 1 || target.tagName === "DETAILS") { target.scrollIntoView(); }
      }
      window.addEventListener("hashchange", follow);
      follow();

      var pairForm = byId("pair-filters");
      if (pairForm) {
        var rows = all("#matrix > tbody > tr");
        pairForm.hidden = false;
        pairForm.addEventListener("submit", function (event) { event.preventDefault(); });
        pairForm.addEventListener("input", function () {
          var own = pairForm.elements;
          var words = own.text.value.trim().toLowerCase();
          var shown = 0;
          rows.forEach(function (row) {
            var is = !own.verdict.value || row.getAttribute("data-verdict").split("|").indexOf(own.verdict.value) >= 0;
            if (is) { is = !own.origin.value || row.getAttribute("data-origin") === own.origin.value; }
            if (is) { is = !words || row.firstElementChild.textContent.toLowerCase().indexOf(words) >= 0; }
            row.hidden = !is;
            if (is) { shown += 1; }
          });
          byId("pair-count").textContent =
            (shown === rows.length ? "" : shown + " of ") + rows.length + (rows.length === 1 ? " pair" : " pairs");
        });
      }
    })();
    """
}
