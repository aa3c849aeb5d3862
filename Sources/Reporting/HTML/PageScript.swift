/// What the page can do besides being read: filters, opening a linked finding. Everything is there without it.
enum PageScript {
  static let text = """
    (function () {
      "use strict";
      var cards = Array.prototype.slice.call(document.querySelectorAll("#cards > details"));
      var form = document.getElementById("filters");
      function applyFilters() {
        var shown = 0;
        var words = form.elements.text.value.trim().toLowerCase();
        cards.forEach(function (card) {
          var fits = Array.prototype.every.call(form.querySelectorAll("select"), function (select) {
            if (!select.value) { return true; }
            return (card.getAttribute("data-" + select.name) || "").split("|").indexOf(select.value) >= 0;
          });
          if (fits) { fits = !words || card.textContent.toLowerCase().indexOf(words) >= 0; }
          card.hidden = !fits;
          if (fits) { shown += 1; }
        });
        var all = shown === cards.length;
        document.getElementById("count").textContent =
          (all ? "" : shown + " of ") + cards.length + (cards.length === 1 ? " finding" : " findings");
      }
      if (form) {
        form.hidden = false;
        form.addEventListener("input", applyFilters);
        form.addEventListener("submit", function (event) { event.preventDefault(); });
        var toggle = document.getElementById("toggle");
        toggle.addEventListener("click", function () {
          var open = toggle.textContent === "Open all";
          cards.forEach(function (card) { card.open = open; });
          toggle.textContent = open ? "Close all" : "Open all";
        });
      }
      function openLinked() {
        var id = decodeURIComponent(location.hash.slice(1));
        var card = id ? document.getElementById(id) : null;
        if (!card) { return; }
        if (card.tagName === "DETAILS") {
          if (card.hidden) { form.reset(); applyFilters(); }
          card.open = true;
          card.scrollIntoView();
          card.querySelector("summary").focus({ preventScroll: true });
        }
      }
      window.addEventListener("hashchange", openLinked);
      openLinked();

      var pairForm = document.getElementById("pair-filters");
      if (pairForm) {
        var rows = Array.prototype.slice.call(document.querySelectorAll("#matrix > tbody > tr"));
        pairForm.hidden = false;
        pairForm.addEventListener("submit", function (event) { event.preventDefault(); });
        pairForm.addEventListener("input", function () {
          var fields = pairForm.elements;
          var words = fields.text.value.trim().toLowerCase();
          var shown = 0;
          rows.forEach(function (row) {
            var verdict = fields.verdict.value;
            var origin = fields.origin.value;
            var fits = !verdict || row.getAttribute("data-verdict").split("|").indexOf(verdict) >= 0;
            if (fits) { fits = !origin || row.getAttribute("data-origin") === origin; }
            if (fits) { fits = !words || row.firstElementChild.textContent.toLowerCase().indexOf(words) >= 0; }
            row.hidden = !fits;
            if (fits) { shown += 1; }
          });
          document.getElementById("pair-count").textContent =
            (shown === rows.length ? "" : shown + " of ") + rows.length + (rows.length === 1 ? " pair" : " pairs");
        });
      }
    })();
    """
}
